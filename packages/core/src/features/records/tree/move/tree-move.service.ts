import { createActor, fromPromise } from 'xstate';

import type { HttpClient } from '../../../../http/index.ts';
import type { Service } from '../../../../kernel/index.ts';
import { serviceFromActor } from '../../../../machine/index.ts';
import type { ClockPort } from '../../../../ports/index.ts';
import { resourceEndpoints, type Resource } from '../../../../resources/index.ts';
import { treeMoveMachine, type MoveRequest } from './tree-move.machine.ts';
import type { MoveAnswer } from './tree-move.model.ts';
import type { TreeMoveEmitted, TreeMoveEvent, TreeMoveFacts } from './tree-move.types.ts';

export type TreeMoveService = Service<TreeMoveFacts, TreeMoveEvent, TreeMoveEmitted>;

export interface TreeMoveDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
  /** Its rows stand below each other. */
  readonly resource: Resource;
}

/** Moves rows of a tree: an edit of the field that refers to the row above, and of nothing else. */
export function createTreeMove({ client, clock, resource }: TreeMoveDependencies): TreeMoveService {
  const { tree } = resource;
  if (tree === undefined) throw new Error(`The rows of "${resource.name}" do not stand below each other`);
  const endpoint = resourceEndpoints(resource).edit;
  const machine = treeMoveMachine.provide({
    actors: {
      moveRow: fromPromise<MoveAnswer, MoveRequest>(({ input: { row, above } }) =>
        client.call(endpoint, {
          body: { id: row.id, ...(row.version === undefined ? {} : { version: row.version }), [tree.parent]: above },
        }),
      ),
    },
  });
  const actor = createActor(machine, { clock, input: { parent: tree.parent } });
  actor.start();
  return serviceFromActor(actor, ({ value: status, context: { row, target, failure, isAsked } }) => ({
    status,
    row: isAsked ? row : null,
    target,
    failure,
  }));
}
