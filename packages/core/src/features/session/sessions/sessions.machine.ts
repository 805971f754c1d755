import { assign, enqueueActions, fromPromise, setup } from 'xstate';

import { failureText } from '../../../http/index.ts';
import { machineTypes, notProvided, output } from '../../../machine/index.ts';
import {
  hasOther,
  hasOthers,
  nothingRead,
  sessionsNoticeOf,
  type EndAnswer,
  type Ending,
  type SessionsAnswer,
  type SessionsContext,
} from './sessions.model.ts';
import type { SessionsEmitted, SessionsEvent } from './sessions.types.ts';

export const sessionsMachine = setup({
  types: machineTypes<{
    context: SessionsContext;
    events: SessionsEvent;
    emitted: SessionsEmitted;
  }>(),
  actors: {
    requestSessions: fromPromise<SessionsAnswer>(notProvided('sessions')),
    requestEnd: fromPromise<EndAnswer, Ending | null>(notProvided('sessions')),
  },
  guards: {
    hasOther: ({ context }, id: string) => hasOther(context, id),
    hasOthers: ({ context }) => hasOthers(context),
    isAccepted: (_, answer: SessionsAnswer) => answer.ok,
    /** The list may have changed, whether accepted or rejected. */
    isDecided: (_, answer: EndAnswer) => sessionsNoticeOf(answer) !== null,
  },
  actions: {
    rememberSessions: assign((_, answer: SessionsAnswer) => (answer.ok ? { ...answer.value, failure: null } : {})),
    rememberFailure: assign((_, answer: SessionsAnswer) => (answer.ok ? {} : { failure: failureText(answer.error) })),
    askToEnd: assign((_, ending: Ending) => ({ ending })),
    forgetEnding: assign({ ending: null }),
    tellAnswer: enqueueActions(({ enqueue }, answer: EndAnswer) => {
      const notice = sessionsNoticeOf(answer);
      if (notice !== null) enqueue.emit({ type: 'notice.raised', notice });
    }),
  },
}).createMachine({
  id: 'sessions',
  context: nothingRead,
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'requestSessions',
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'loaded',
            actions: { type: 'rememberSessions', params: output },
          },
          { target: 'failed', actions: { type: 'rememberFailure', params: output } },
        ],
      },
    },
    loaded: {
      on: {
        'list.refresh': 'refreshing',
        'session.end': {
          guard: { type: 'hasOther', params: ({ event }) => event.id },
          target: 'asking',
          actions: { type: 'askToEnd', params: ({ event }) => ({ kind: 'one', id: event.id }) },
        },
        'others.end': {
          guard: 'hasOthers',
          target: 'asking',
          actions: { type: 'askToEnd', params: { kind: 'others' } },
        },
      },
    },
    asking: {
      on: {
        'question.confirm': 'ending',
        'question.cancel': { target: 'loaded', actions: 'forgetEnding' },
      },
    },
    ending: {
      invoke: {
        src: 'requestEnd',
        input: ({ context }) => context.ending,
        onDone: [
          {
            guard: { type: 'isDecided', params: output },
            target: 'refreshing',
            actions: { type: 'tellAnswer', params: output },
          },
          'loaded',
        ],
      },
      exit: 'forgetEnding',
    },
    refreshing: {
      invoke: {
        src: 'requestSessions',
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'loaded',
            actions: { type: 'rememberSessions', params: output },
          },
          { target: 'failed', actions: { type: 'rememberFailure', params: output } },
        ],
      },
    },
    failed: { on: { 'list.refresh': 'refreshing' } },
  },
});
