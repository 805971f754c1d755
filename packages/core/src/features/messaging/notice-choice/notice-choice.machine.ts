import { assign, fromPromise, setup } from 'xstate';

import type { NoticeChoice, NoticeKind } from '../../../contract/index.ts';
import { failureText, type HttpFailure } from '../../../http/index.ts';
import type { LocalizedText, Result } from '../../../kernel/index.ts';
import { machineTypes, notProvided } from '../../../machine/index.ts';
import type { NoticeChoiceEvent } from './notice-choice.types.ts';

export interface NoticeChoiceContext {
  readonly saved: NoticeChoice | null;
  /** What is being saved, or was not saved. */
  readonly wanted: NoticeChoice | null;
  /** What was saved before the last change; null when there is nothing to take back. */
  readonly previous: NoticeChoice | null;
  readonly failure: LocalizedText | null;
}

export type NoticeChoiceAnswer = Result<NoticeChoice, HttpFailure>;

interface Change {
  readonly kind: NoticeKind;
  readonly isWanted: boolean;
}

export const noticeChoiceMachine = setup({
  types: machineTypes<{ context: NoticeChoiceContext; events: NoticeChoiceEvent }>(),
  actors: {
    requestChoice: fromPromise<NoticeChoiceAnswer>(notProvided('noticeChoice')),
    saveChoice: fromPromise<NoticeChoiceAnswer, NoticeChoice | null>(notProvided('noticeChoice')),
  },
  guards: {
    isAccepted: (_, answer: NoticeChoiceAnswer) => answer.ok,
    isChange: ({ context }, { kind, isWanted }: Change) => context.saved?.[kind] !== isWanted,
    isUnsaved: ({ context }) => context.failure !== null && context.wanted !== null,
    hasPrevious: ({ context }) => context.previous !== null,
  },
  actions: {
    takeRead: assign((_, answer: NoticeChoiceAnswer) =>
      answer.ok ? { saved: answer.value, failure: null } : { failure: failureText(answer.error) },
    ),
    want: assign(({ context }, { kind, isWanted }: Change) => ({
      wanted: context.saved === null ? null : { ...context.saved, [kind]: isWanted },
      failure: null,
    })),
    wantPrevious: assign(({ context }) => ({ wanted: context.previous, failure: null })),
    forgetFailure: assign({ failure: null }),
    takeSaved: assign(({ context }, answer: NoticeChoiceAnswer) =>
      answer.ok
        ? { saved: answer.value, previous: context.saved, wanted: null, failure: null }
        : { failure: failureText(answer.error) },
    ),
  },
}).createMachine({
  id: 'noticeChoice',
  context: { saved: null, wanted: null, previous: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      entry: 'forgetFailure',
      invoke: {
        src: 'requestChoice',
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'takeRead', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'takeRead', params: ({ event }) => event.output } },
        ],
      },
    },
    failed: { on: { 'choice.refresh': 'loading' } },
    ready: {
      on: {
        'choice.change': {
          guard: { type: 'isChange', params: ({ event }) => event },
          target: 'saving',
          actions: { type: 'want', params: ({ event }) => event },
        },
        'choice.retry': { guard: 'isUnsaved', target: 'saving', actions: 'forgetFailure' },
        'choice.undo': { guard: 'hasPrevious', target: 'saving', actions: 'wantPrevious' },
      },
    },
    saving: {
      invoke: {
        src: 'saveChoice',
        input: ({ context }) => context.wanted,
        onDone: { target: 'ready', actions: { type: 'takeSaved', params: ({ event }) => event.output } },
      },
    },
  },
});
