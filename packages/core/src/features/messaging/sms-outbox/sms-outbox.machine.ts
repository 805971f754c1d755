import { assign, fromPromise, setup } from 'xstate';

import { answerFailure } from '../../../http/index.ts';
import { machineTypes, notProvided } from '../../../machine/index.ts';
import { toggled, type OutboxAnswer, type SmsOutboxContext } from './sms-outbox.model.ts';
import type { SmsOutboxEvent } from './sms-outbox.types.ts';

export const smsOutboxMachine = setup({
  types: machineTypes<{ context: SmsOutboxContext; events: SmsOutboxEvent }>(),
  actors: {
    requestMessages: fromPromise<OutboxAnswer>(notProvided('smsOutbox')),
  },
  guards: { isAccepted: (_, answer: OutboxAnswer) => answer.ok },
  actions: {
    rememberMessages: assign((_, answer: OutboxAnswer) => (answer.ok ? { sent: answer.value, failure: null } : {})),
    rememberFailure: assign((_, answer: OutboxAnswer) => ({ failure: answerFailure(answer) })),
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
