import { createActor, fromPromise } from 'xstate';

import { permissionEndpoints } from '../../../contract/index.ts';
import type { HttpClient } from '../../../http/index.ts';
import { mapResult, type Service } from '../../../kernel/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import type { PermissionLists, PermissionPolicy } from '../permissions/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import { decisionSentence } from './decision-sentence.ts';
import { permissionExplainMachine } from './permission-explain.machine.ts';
import { explainedTree, rightsOf, verdictsOf, type RightsAnswer } from './permission-explain.model.ts';
import type { PermissionExplainEvent, PermissionExplainFacts } from './permission-explain.types.ts';

export type PermissionExplainService = Service<PermissionExplainFacts, PermissionExplainEvent>;

export interface PermissionExplainDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
  /** Permission lists of the current user. */
  readonly ownLists: () => PermissionLists | null;
  readonly policy: PermissionPolicy;
}

/**
 * Explain why an action is allowed or denied for the current user, or for another account if the server returns its
 * permissions.
 */
export function createPermissionExplain({
  client,
  clock,
  ownLists,
  policy,
}: PermissionExplainDependencies): PermissionExplainService {
  const machine = permissionExplainMachine.provide({
    actors: {
      requestRights: fromPromise<RightsAnswer, string>(async ({ input, signal }) =>
        mapResult(
          await client.call(permissionEndpoints.rightsOf, { query: { username: input }, signal }),
          ({ result }) => result,
        ),
      ),
    },
  });
  const actor = createActor(machine, { clock });
  actor.start();
  const service = serviceFromActor(actor, (snapshot): PermissionExplainFacts => {
    const { person, lists, roles, action, failure, tree, isShortened, limits } = snapshot.context.explain;
    const shown = person === null ? ownLists() : lists;
    const rights = rightsOf(shown, policy);
    return {
      status: snapshot.value,
      person,
      rights,
      tree: explainedTree(tree, rights, isShortened),
      isShortened,
      limits,
      action,
      sentence: decisionSentence(action, shown, policy, roles),
      verdicts: verdictsOf(action, shown, policy),
      failure,
    };
  });
  return { ...service, on: () => () => undefined };
}
