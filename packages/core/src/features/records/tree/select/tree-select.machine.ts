import { assign, enqueueActions, fromCallback, sendTo, setup } from 'xstate';

import { sameText } from '../../../../kernel/index.ts';
import { given, machineTypes, notProvided } from '../../../../machine/index.ts';
import { isMissing, TOP, withLevelAnswer, withRequest, type LevelAnswer, type Levels } from './tree-select.model.ts';
import type { TreeSelectEmitted, TreeSelectEvent } from './tree-select.types.ts';

/** Sent to the actor that asks the server: what is below a node is missing. */
export interface LevelRequest {
  readonly type: 'level.ask';
  readonly value: string;
}

/** Sent by that actor. */
export interface LevelAnswered {
  readonly type: 'level.answered';
  readonly value: string;
  readonly answer: LevelAnswer;
}

/** Asks for each level once, for several at the same time, and keeps what it knows when one fails. */
export const treeSelectMachine = setup({
  types: machineTypes<{
    context: { readonly levels: Levels };
    events: TreeSelectEvent | LevelAnswered;
    emitted: TreeSelectEmitted;
  }>(),
  actors: { askLevels: fromCallback<LevelRequest>(notProvided('treeSelect')) },
  actions: {
    askFor: enqueueActions(({ context, enqueue }, value: string) => {
      if (!isMissing(context.levels, value)) return;
      enqueue.assign({ levels: withRequest(context.levels, value) });
      enqueue(sendTo('askLevels', { type: 'level.ask', value } satisfies LevelRequest));
    }),
    // Any other failure the client has told already.
    tellRefusedTop: enqueueActions(({ enqueue }, { value, answer }: LevelAnswered) => {
      if (value !== TOP || answer.ok || answer.error.kind !== 'rejected') return;
      const text = sameText(answer.error.message);
      enqueue.emit({ type: 'notice.raised', notice: { level: 'error', text } });
    }),
    takeAnswer: assign(({ context }, { value, answer }: LevelAnswered) => ({
      levels: withLevelAnswer(context.levels, value, answer),
    })),
  },
}).createMachine({
  id: 'treeSelect',
  context: { levels: new Map() },
  invoke: { id: 'askLevels', src: 'askLevels' },
  entry: { type: 'askFor', params: TOP },
  on: {
    'node.open': { actions: { type: 'askFor', params: ({ event }) => event.value } },
    'tree.retry': { actions: { type: 'askFor', params: TOP } },
    'level.answered': {
      actions: [
        { type: 'takeAnswer', params: given },
        { type: 'tellRefusedTop', params: given },
      ],
    },
  },
});
