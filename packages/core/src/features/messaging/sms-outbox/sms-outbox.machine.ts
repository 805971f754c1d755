import { assign, fromPromise, setup } from 'xstate';

import { failureOf, toggled, type OutboxAnswer, type SmsOutboxContext } from './sms-outbox.model.ts';
import type { SmsOutboxEvent } from './sms-outbox.types.ts';

/** XState reads the types of this and nothing else. */
const types: { readonly context?: SmsOutboxContext; readonly events?: SmsOutboxEvent } = {};

export const smsOutboxMachine = setup({
  types,
  actors: {
    requestMessages: fromPromise<OutboxAnswer>(() =>
      Promise.reject(new Error('The outbox service provides this actor')),
    ),
  },
  guards: { isAccepted: (_, answer: OutboxAnswer) => answer.ok },
  actions: {
    rememberMessages: assign((_, answer: OutboxAnswer) => (answer.ok ? { sent: answer.value, failure: null } : {})),
    rememberFailure: assign((_, answer: OutboxAnswer) => ({ failure: failureOf(answer) })),
    toggleNumber: assign(({ context }, id: string) => ({ revealed: toggled(context.revealed, id) })),
  },
}).createMachine({
  id: 'sms-outbox',
  context: { sent: [], revealed: [], failure: null },
  initial: 'loading',
  on: { 'number.toggle': { actions: { type: 'toggleNumber', params: ({ event }) => event.id } } },
  states: {
    loading: {
      invoke: {
        src: 'requestMessages',
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'loaded',
            actions: { type: 'rememberMessages', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'rememberFailure', params: ({ event }) => event.output } },
        ],
      },
    },
    loaded: { on: { 'list.refresh': 'refreshing' } },
    refreshing: {
      invoke: {
        src: 'requestMessages',
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'loaded',
            actions: { type: 'rememberMessages', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'rememberFailure', params: ({ event }) => event.output } },
        ],
      },
    },
    failed: { on: { 'list.refresh': 'refreshing' } },
  },
});
