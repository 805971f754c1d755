import { assign, fromPromise, setup } from 'xstate';

import type { AnsweredNoticeChoice, NoticeChoice } from '../../../contract/index.ts';
import { failureText, type HttpFailure } from '../../../http/index.ts';
import type { LocalizedText, Result } from '../../../kernel/index.ts';
import { machineTypes, notProvided } from '../../../machine/index.ts';
import type { DesktopPermission } from '../../../ports/index.ts';
import type { NoticeChoiceMachineEvent } from './notice-choice.types.ts';

export interface NoticeChoiceContext {
  readonly saved: AnsweredNoticeChoice | null;
  /** What is being saved, or was not saved. */
  readonly wanted: AnsweredNoticeChoice | null;
  /** What was saved before the last change; null when there is nothing to take back. */
  readonly previous: AnsweredNoticeChoice | null;
  readonly desktop: DesktopPermission;
  readonly failure: LocalizedText | null;
}

export type NoticeChoiceAnswer = Result<AnsweredNoticeChoice, HttpFailure>;

type Change = Partial<NoticeChoice>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export const noticeChoiceMachine = setup({
  types: machineTypes<{
    context: NoticeChoiceContext;
    events: NoticeChoiceMachineEvent;
    input: { readonly desktop: DesktopPermission };
  }>(),
  actors: {
    requestChoice: fromPromise<NoticeChoiceAnswer>(notProvided('noticeChoice')),
    saveChoice: fromPromise<NoticeChoiceAnswer, AnsweredNoticeChoice | null>(notProvided('noticeChoice')),
  },
  guards: {
    isAccepted: (_, answer: NoticeChoiceAnswer) => answer.ok,
    isChange: ({ context }, change: Change) => !isSame(context.saved, { ...context.saved, ...change }),
    isUnsaved: ({ context }) => context.failure !== null && context.wanted !== null,
    hasPrevious: ({ context }) => context.previous !== null,
  },
  actions: {
    takeRead: assign((_, answer: NoticeChoiceAnswer) =>
      answer.ok ? { saved: answer.value, failure: null } : { failure: failureText(answer.error) },
    ),
    want: assign(({ context }, change: Change) => ({
      wanted: context.saved === null ? null : { ...context.saved, ...change },
      failure: null,
    })),
    takePermission: assign((_, permission: DesktopPermission) => ({ desktop: permission })),
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
  context: ({ input }) => ({ saved: null, wanted: null, previous: null, desktop: input.desktop, failure: null }),
  on: {
    'desktop.answered': { actions: { type: 'takePermission', params: ({ event }) => event.permission } },
  },
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
          guard: { type: 'isChange', params: ({ event }) => event.change },
          target: 'saving',
          actions: { type: 'want', params: ({ event }) => event.change },
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
