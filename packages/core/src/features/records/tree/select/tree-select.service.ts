import { createActor, fromCallback, type SnapshotFrom } from 'xstate';

import type { HttpClient } from '../../../../http/index.ts';
import type { Service } from '../../../../kernel/index.ts';
import { serviceFromActor } from '../../../../machine/index.ts';
import type { ClockPort } from '../../../../ports/index.ts';
import { loadLevel } from './tree-select.api.ts';
import { treeSelectMachine, type LevelAnswered, type LevelRequest } from './tree-select.machine.ts';
import { levelOf, setupProblem, shownNodes, TOP } from './tree-select.model.ts';
import type { TreeSelectEmitted, TreeSelectEvent, TreeSelectFacts, TreeSelectSource } from './tree-select.types.ts';

export type TreeSelectService = Service<TreeSelectFacts, TreeSelectEvent, TreeSelectEmitted>;

export interface TreeSelectDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
}

export interface TreeSelectOptions {
  readonly source: TreeSelectSource;
  /** Text of a JSON object: what the nodes of every level have to hold. */
  readonly condition?: string;
}

/** A tree whose levels are loaded when they are opened. Asks nothing where it is set up wrongly. */
export function createTreeSelect(
  { client, clock }: TreeSelectDependencies,
  { source, condition = '' }: TreeSelectOptions,
): TreeSelectService {
  const problem = setupProblem(source, condition);
  if (problem !== null) return refused({ status: 'failed', nodes: [], failure: null, problem });
  const machine = treeSelectMachine.provide({
    actors: {
      askLevels: fromCallback<LevelRequest>(({ sendBack, receive }) => {
        receive(({ value }) => {
          void loadLevel(client, { source, condition, value }).then((answer) =>
            sendBack({ type: 'level.answered', value, answer } satisfies LevelAnswered),
          );
        });
      }),
    },
  });
  const actor = createActor(machine, { clock });
  actor.start();
  return serviceFromActor(actor, ({ context }: SnapshotFrom<typeof machine>): TreeSelectFacts => {
    const { status, failure } = levelOf(context.levels, TOP);
    return {
      status: status === 'closed' ? 'loading' : status,
      nodes: shownNodes(context.levels),
      failure,
      problem: null,
    };
  });
}

function refused(facts: TreeSelectFacts): TreeSelectService {
  return {
    facts: () => facts,
    subscribe: () => () => undefined,
    send: () => undefined,
    on: () => () => undefined,
    dispose: () => undefined,
  };
}
