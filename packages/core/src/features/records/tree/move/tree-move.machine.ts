import { assign, enqueueActions, fromPromise, setup } from 'xstate';

import { answerFailure } from '../../../../http/index.ts';
import type { LocalizedText } from '../../../../kernel/index.ts';
import { given, machineTypes, notProvided, output } from '../../../../machine/index.ts';
import { moveNotice, undoOfMove, type MoveAnswer } from './tree-move.model.ts';
import type { MovedRow, MoveTarget, TreeMoveEmitted, TreeMoveEvent } from './tree-move.types.ts';

export interface TreeMoveState {
  /** The field that refers to the row above. */
  readonly parent: string;
  readonly row: MovedRow | null;
  readonly target: MoveTarget;
  readonly isAsked: boolean;
  readonly failure: LocalizedText | null;
}

const TOP: MoveTarget = { id: null, name: '' };

export interface MoveRequest {
  readonly row: MovedRow;
  readonly above: string | null;
}

/** Puts a row of a tree below another one: by a question, or at once where it was dropped. */
export const treeMoveMachine = setup({
  types: machineTypes<{
    context: TreeMoveState;
    events: TreeMoveEvent;
    emitted: TreeMoveEmitted;
    input: Pick<TreeMoveState, 'parent'>;
  }>(),
  actors: { moveRow: fromPromise<MoveAnswer, MoveRequest>(notProvided('treeMove')) },
  guards: {
    isElsewhere: ({ context: { row, target } }) => row !== null && row.above !== target.id,
    isOtherPlace: (_, { row, target }: { readonly row: MovedRow; readonly target: MoveTarget }) =>
      row.above !== target.id,
    isMoved: (_, answer: MoveAnswer) => answer.ok,
    isAsked: ({ context }) => context.isAsked,
  },
  actions: {
    ask: assign((_, row: MovedRow) => ({ row, target: { id: row.above, name: '' }, isAsked: true, failure: null })),
    take: assign((_, { row, target }: { readonly row: MovedRow; readonly target: MoveTarget }) => ({
      row,
      target,
      isAsked: false,
      failure: null,
    })),
    choose: assign((_, target: MoveTarget) => ({ target, failure: null })),
    tellMoved: enqueueActions(({ context: { parent, row, target }, enqueue }, answer: MoveAnswer) => {
      if (row === null || !answer.ok) return;
      const undo = undoOfMove(parent, row, target, answer.value.result);
      enqueue.emit({ type: 'row.moved', id: row.id, above: target.id, undo });
    }),
    takeFailure: assign((_, answer: MoveAnswer) => ({ failure: answerFailure(answer) })),
    tellRefusal: enqueueActions(({ context: { row }, enqueue }, answer: MoveAnswer) => {
      const notice = row === null ? null : moveNotice(row, answer);
      if (notice !== null) enqueue.emit({ type: 'notice.raised', notice });
    }),
    forget: assign({ row: null, target: TOP, failure: null }),
  },
}).createMachine({
  id: 'treeMove',
  context: ({ input }) => ({ ...input, row: null, target: TOP, isAsked: false, failure: null }),
  initial: 'idle',
  states: {
    idle: {
      entry: 'forget',
      on: {
        'move.start': { target: 'choosing', actions: { type: 'ask', params: ({ event }) => event.row } },
        'move.to': {
          guard: { type: 'isOtherPlace', params: given },
          target: 'moving',
          actions: { type: 'take', params: given },
        },
      },
    },
    choosing: {
      on: {
        'target.choose': { actions: { type: 'choose', params: ({ event }) => event.target } },
        'move.confirm': [{ guard: 'isElsewhere', target: 'moving' }, { target: 'idle' }],
        'move.cancel': 'idle',
      },
    },
    moving: {
      invoke: {
        src: 'moveRow',
        input: ({ context }) => requestOf(context),
        onDone: [
          {
            guard: { type: 'isMoved', params: output },
            target: 'idle',
            actions: { type: 'tellMoved', params: output },
          },
          {
            guard: 'isAsked',
            target: 'choosing',
            actions: { type: 'takeFailure', params: output },
          },
          { target: 'idle', actions: { type: 'tellRefusal', params: output } },
        ],
      },
    },
  },
});

function requestOf({ row, target }: TreeMoveState): MoveRequest {
  if (row === null) throw new Error('No row is moved');
  return { row, above: target.id };
}
