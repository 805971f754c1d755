import { createActor, fromPromise } from 'xstate';

import {
  actedRow,
  actionEndpoint,
  actionOf,
  resourceEndpoints,
  undoEndpoint,
  weightEndpoint,
  type ConditionContext,
  type Resource,
} from '../../../resources/index.ts';
import type { HttpClient, HttpFailure } from '../../../http/index.ts';
import { createKeptParts, err, mapResult, ok, type Service } from '../../../kernel/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import type { TypedStorage } from '../../../storage/index.ts';
import { createLastTexts } from './last-texts.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import type { PermissionDecision } from '../../access/permissions/index.ts';
import { recordActionsMachine } from './record-actions.machine.ts';
import {
  isAboutRow,
  type ActionAnswer,
  type actionRequest,
  type PendingAction,
  type WeightAnswer,
} from './record-actions.model.ts';
import type {
  PendingUndo,
  RecordActionsEmitted,
  RecordActionsEvent,
  RecordActionsFacts,
} from './record-actions.types.ts';
import { recordActionsView } from './record-actions.view.ts';

export type RecordActionsService = Service<RecordActionsFacts, RecordActionsEvent, RecordActionsEmitted>;

interface SignedInFacts {
  readonly user: {
    readonly id: string;
    readonly username: string;
    readonly orgCode?: string | null | undefined;
  } | null;
}

export interface RecordActionsDependencies {
  readonly resource: Resource;
  readonly client: HttpClient;
  readonly clock: ClockPort;
  /** Permission decision for `activity:publish` and the like, with the current lists. */
  readonly permit: (action: string) => PermissionDecision;
  /** Who acts, known when the page is opened. */
  readonly auth: { facts(): SignedInFacts };
  readonly storage: TypedStorage;
  /** Owner of the texts that are offered again. */
  readonly userId: string;
}

/**
 * The actions of a resource: asks before one that needs it, does it to all rows or none, offers to go on without the rows
 * that were refused, and to take it back for ten seconds.
 */
export function createRecordActions({
  resource,
  client,
  clock,
  permit,
  auth,
  storage,
  userId,
}: RecordActionsDependencies): RecordActionsService {
  const lastTexts = createLastTexts(storage, userId, resource);
  /** Each row gets its own values; one that was changed since stays as it is. */
  const undoEdit = async (
    rows: PendingUndo['rows'],
    values: NonNullable<PendingUndo['values']>,
  ): Promise<ActionAnswer> => {
    const undone: { readonly id: string; readonly version: number }[] = [];
    const stayed: { readonly id: string; readonly name: string }[] = [];
    let failure: HttpFailure | null = null;
    for (const row of rows) {
      if (failure === null || isAboutRow(failure)) {
        const body = { ...actedRow(row), ...values[row.id] };
        const answer = await client.call(resourceEndpoints(resource).edit, { body, isQuiet: rows.length > 1 });
        if (answer.ok) {
          undone.push({ id: row.id, version: answer.value.result.version ?? 1 });
          continue;
        }
        failure = answer.error;
      }
      stayed.push({ id: row.id, name: row.name });
    }
    return undone.length === 0 && failure !== null
      ? err(failure)
      : ok({ message: '', result: { rows: undone, stayed } });
  };
  const undo = ({ action, rows, values }: PendingUndo): Promise<ActionAnswer> =>
    values !== undefined
      ? undoEdit(rows, values)
      : action === null
        ? client.call(resourceEndpoints(resource).undoDelete, { body: { rows: rows.map(actedRow) } })
        : client.call(undoEndpoint(resource, action), { body: { rows: rows.map(actedRow) } });
  const machine = recordActionsMachine.provide({
    actors: {
      act: fromPromise<ActionAnswer, ReturnType<typeof actionRequest>>(async ({ input: { action, rows, asked } }) => {
        const answer = await client.call(actionEndpoint(resource, action), {
          body: { rows: rows.map(actedRow), asked },
        });
        if (answer.ok) lastTexts.remember(asked);
        return answer;
      }),
      undo: fromPromise<ActionAnswer, PendingUndo>(({ input }) => undo(input)),
      weigh: fromPromise<WeightAnswer, PendingAction>(async ({ input: { action, rows } }) => {
        const [row] = rows;
        if (row === undefined || actionOf(resource, action).weighs !== true) return null;
        const answer = await client.call(weightEndpoint(resource, action), { query: { id: row.id } });
        return mapResult(answer, ({ result }) => result);
      }),
    },
  });
  const actor = createActor(machine, {
    clock,
    input: {
      resource,
      now: () => clock.now(),
      permit,
      author: authorOf(auth.facts(), clock),
      lastTexts: lastTexts.read,
    },
  });
  actor.start();
  const keep = createKeptParts<RecordActionsFacts>();
  return serviceFromActor(actor, (snapshot) => keep(recordActionsView(snapshot)));
}

/** Departments below others are known to the server alone, and no action asks for them. */
function authorOf({ user }: SignedInFacts, clock: ClockPort): ConditionContext {
  const orgCode = user?.orgCode ?? null;
  return {
    now: clock.now(),
    userId: user?.id ?? null,
    username: user?.username ?? null,
    orgCode,
    orgCodes: orgCode === null ? [] : [orgCode],
    departmentsWithin: (codes) => codes,
  };
}
