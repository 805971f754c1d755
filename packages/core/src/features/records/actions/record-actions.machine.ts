import { assign, enqueueActions, fromPromise, setup, type SnapshotFrom } from 'xstate';

import { actionOf } from '../../../resources/index.ts';
import { seconds, type Notice } from '../../../kernel/index.ts';
import { given, machineTypes, notProvided, output } from '../../../machine/index.ts';
import {
  actionNotice,
  actionRequest,
  hasItsRows,
  isAnswered,
  isAsked,
  isAskedAgain,
  pendingOf,
  refusalOf,
  remainingRows,
  startedState,
  withAnswer,
  withAnswerLeft,
  withEveryAnswer,
  type ActionAnswer,
  type WeightAnswer,
  undoNotice,
  undoOf,
  untilNextDay,
  type PendingAction,
  type RecordActionsState,
} from './record-actions.model.ts';
import type { PendingUndo, RecordActionsEmitted, RecordActionsEvent } from './record-actions.types.ts';

/** How long an undo is offered. */
const UNDO_OFFER = seconds(10);

/** How long a second question stands before it can be answered, so that a double click does not answer both. */
const WARNING = seconds(1);

type Starting = Extract<RecordActionsEvent, { type: 'action.start' }>;
type Answering = Extract<RecordActionsEvent, { type: 'answer.change' }>;

export type RecordActionsInput = Pick<RecordActionsState, 'resource' | 'now' | 'permit' | 'author' | 'lastTexts'>;

export const recordActionsMachine = setup({
  types: machineTypes<{
    context: RecordActionsState;
    events: RecordActionsEvent;
    emitted: RecordActionsEmitted;
    input: RecordActionsInput;
  }>(),
  actors: {
    act: fromPromise<ActionAnswer, ReturnType<typeof actionRequest>>(notProvided('recordActions')),
    undo: fromPromise<ActionAnswer, PendingUndo>(notProvided('recordActions')),
    weigh: fromPromise<WeightAnswer, PendingAction>(notProvided('recordActions')),
  },
  delays: { undoOffer: UNDO_OFFER, warning: WARNING, nextDay: ({ context }) => untilNextDay(context.now()) },
  guards: {
    isAsked: ({ context }, starting: Starting) =>
      hasItsRows(context.resource, starting) && isAsked(context.resource, starting),
    isDialog: ({ context }, starting: Starting) =>
      hasItsRows(context.resource, starting) && actionOf(context.resource, starting.action).opens !== undefined,
    hasItsRows: ({ context }, starting: Starting) => hasItsRows(context.resource, starting),
    isAskedAgain: ({ context }) => isAnswered(context) && isAskedAgain(context),
    isAnswered: ({ context }) => isAnswered(context),
    isDone: (_, answer: ActionAnswer) => answer.ok,
    isRefusedByRow: (_, answer: ActionAnswer) => refusalOf(answer) !== null,
    hasRemaining: ({ context }) => remainingRows(context).length > 0,
  },
  actions: {
    begin: assign(({ context }, { action, rows }: Starting) => startedState(context, { action, rows })),
    answer: assign(({ context }, event: Answering) => withAnswer(context, event)),
    keepWeights: assign((_, weights: WeightAnswer) => ({ weights })),
    readAnswer: assign(({ context }, key: string) => withAnswerLeft(context, key)),
    readAnswers: enqueueActions(({ context, enqueue }) => {
      const read = withEveryAnswer(context);
      enqueue.assign(read);
      const fields = Object.keys(context.answers).filter((key) => Object.hasOwn(read.errors, key));
      if (fields.length > 0) enqueue.emit({ type: 'form.refused', fields });
    }),
    refuse: assign((_, answer: ActionAnswer) => ({ refusal: refusalOf(answer) })),
    keepRemaining: assign(({ context }) => ({
      pending: { ...pendingOf(context), rows: remainingRows(context) },
      refusal: null,
    })),
    forget: assign({ pending: null, weights: null, refusal: null, answers: {}, texts: {}, errors: {} }),
    tellDone: enqueueActions(({ context, enqueue }, answer: ActionAnswer) => {
      const { action, rows } = pendingOf(context);
      const notice: Notice | null = actionNotice(answer, actionOf(context.resource, action).label);
      // The offer to undo says what was done.
      if (notice !== null && undoOf(context, answer) === null) enqueue.emit({ type: 'notice.raised', notice });
      if (!answer.ok) return;
      const cause = { kind: 'action', action, undo: undoOf(context, answer) } as const;
      enqueue.emit({ type: 'rows.changed', ids: rows.map(({ id }) => id), cause });
    }),
    offerUndo: enqueueActions(({ context, enqueue }, answer: ActionAnswer) => {
      const undo = undoOf(context, answer);
      if (undo !== null) enqueue.raise({ type: 'undo.offer', undo });
    }),
    rememberUndo: assign((_, undo: PendingUndo) => ({ undo })),
    tellUndone: enqueueActions(({ context, enqueue }, answer: ActionAnswer) => {
      const notice = undoNotice(answer);
      if (notice !== null) enqueue.emit({ type: 'notice.raised', notice });
      const ids = (context.undo?.rows ?? []).map(({ id }) => id);
      if (answer.ok) enqueue.emit({ type: 'rows.changed', ids, cause: { kind: 'undo' } });
    }),
    tellChanged: enqueueActions(({ enqueue }, ids: readonly string[]) =>
      enqueue.emit({ type: 'rows.changed', ids, cause: { kind: 'dialog' } }),
    ),
    forgetUndo: assign({ undo: null }),
    readClock: assign(({ context }) => ({ author: { ...context.author, now: context.now() } })),
  },
}).createMachine({
  id: 'recordActions',
  context: ({ input }) => ({
    ...input,
    pending: null,
    weights: null,
    answers: {},
    texts: {},
    errors: {},
    refusal: null,
    undo: null,
  }),
  type: 'parallel',
  states: {
    action: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'action.start': [
              {
                guard: { type: 'isAsked', params: given },
                target: 'asking',
                actions: { type: 'begin', params: given },
              },
              {
                guard: { type: 'isDialog', params: given },
                target: 'open',
                actions: { type: 'begin', params: given },
              },
              {
                guard: { type: 'hasItsRows', params: given },
                target: 'acting',
                actions: { type: 'begin', params: given },
              },
            ],
          },
        },
        asking: {
          invoke: {
            src: 'weigh',
            input: ({ context }) => pendingOf(context),
            onDone: { actions: { type: 'keepWeights', params: output } },
          },
          on: {
            'answer.change': { actions: { type: 'answer', params: given } },
            'answer.leave': { actions: { type: 'readAnswer', params: ({ event }) => event.key } },
            'action.confirm': [
              { guard: 'isAskedAgain', target: 'warned', actions: 'readAnswers' },
              { guard: 'isAnswered', target: 'acting', actions: 'readAnswers' },
              { actions: 'readAnswers' },
            ],
            'action.cancel': { target: 'idle', actions: 'forget' },
          },
        },
        // The second question: it can be answered after a moment.
        warned: {
          after: { warning: 'askingAgain' },
          on: { 'action.cancel': { target: 'idle', actions: 'forget' } },
        },
        askingAgain: {
          on: {
            'action.confirm': 'acting',
            'action.cancel': { target: 'idle', actions: 'forget' },
          },
        },
        acting: {
          invoke: {
            src: 'act',
            input: ({ context }) => actionRequest(context),
            onDone: [
              {
                guard: { type: 'isDone', params: output },
                target: 'idle',
                actions: [{ type: 'offerUndo', params: output }, { type: 'tellDone', params: output }, 'forget'],
              },
              {
                guard: { type: 'isRefusedByRow', params: output },
                target: 'refused',
                actions: { type: 'refuse', params: output },
              },
              { target: 'idle', actions: [{ type: 'tellDone', params: output }, 'forget'] },
            ],
          },
        },
        open: {
          on: {
            'dialog.done': {
              target: 'idle',
              actions: [{ type: 'tellChanged', params: ({ event }) => event.ids }, 'forget'],
            },
            'action.cancel': { target: 'idle', actions: 'forget' },
          },
        },
        refused: {
          on: {
            'action.goOn': { guard: 'hasRemaining', target: 'acting', actions: 'keepRemaining' },
            'action.cancel': { target: 'idle', actions: 'forget' },
          },
        },
      },
    },
    // What may be done depends on the day, and pages stay open over night.
    day: {
      initial: 'today',
      states: { today: { after: { nextDay: { target: 'today', reenter: true, actions: 'readClock' } } } },
    },
    undo: {
      initial: 'none',
      states: {
        none: {
          on: {
            'undo.offer': {
              target: 'offered',
              actions: { type: 'rememberUndo', params: ({ event }) => event.undo },
            },
          },
        },
        offered: {
          after: { undoOffer: { target: 'none', actions: 'forgetUndo' } },
          on: {
            'undo.request': 'undoing',
            'undo.dismiss': { target: 'none', actions: 'forgetUndo' },
            'undo.offer': {
              target: 'offered',
              reenter: true,
              actions: { type: 'rememberUndo', params: ({ event }) => event.undo },
            },
          },
        },
        undoing: {
          invoke: {
            src: 'undo',
            input: ({ context }) => undoAskedFor(context),
            onDone: {
              target: 'none',
              actions: [{ type: 'tellUndone', params: output }, 'forgetUndo'],
            },
          },
        },
      },
    },
  },
});

function undoAskedFor({ undo }: Pick<RecordActionsState, 'undo'>): PendingUndo {
  if (undo === null) throw new Error('Nothing can be undone');
  return undo;
}

export type RecordActionsSnapshot = SnapshotFrom<typeof recordActionsMachine>;
