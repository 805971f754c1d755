import { assign, fromPromise, setup } from 'xstate';

import { failureText, type Answer, type HttpFailure } from '../../../http/index.ts';
import type { Result, Text } from '../../../kernel/index.ts';
import type { CheckedValue, ServerCheckEvent } from './duplicate-check.types.ts';

export type CheckAnswer = Result<Answer<unknown>, HttpFailure>;

interface ServerCheckContext {
  readonly asked: CheckedValue;
  readonly problem: Text | null;
}

/** How long somebody must have stopped typing. */
const PAUSE = 300;

/** XState reads the types of this and nothing else. */
const types: { readonly context?: ServerCheckContext; readonly events?: ServerCheckEvent } = {};

const notProvided = (): never => {
  throw new Error('The service of the server check provides this');
};

export const serverCheckMachine = setup({
  types,
  actors: { askServer: fromPromise<CheckAnswer, CheckedValue>(async () => notProvided()) },
  guards: {
    isEmpty: (_, { value }: CheckedValue) => value === '',
    isPassed: (_, answer: CheckAnswer) => answer.ok,
  },
  actions: {
    rememberValue: assign((_, { value, dataId }: CheckedValue) => ({
      asked: dataId === undefined ? { value } : { value, dataId },
      problem: null,
    })),
    rememberProblem: assign((_, answer: CheckAnswer) => ({ problem: answer.ok ? null : failureText(answer.error) })),
    forgetProblem: assign({ problem: null }),
  },
  delays: { pause: PAUSE },
}).createMachine({
  id: 'server-check',
  context: { asked: { value: '' }, problem: null },
  initial: 'unchecked',
  on: {
    'value.change': [
      { guard: { type: 'isEmpty', params: ({ event }) => event }, target: '.unchecked' },
      { target: '.waiting', reenter: true, actions: { type: 'rememberValue', params: ({ event }) => event } },
    ],
  },
  states: {
    unchecked: { entry: 'forgetProblem' },
    waiting: { after: { pause: 'asking' } },
    asking: {
      invoke: {
        src: 'askServer',
        input: ({ context }) => context.asked,
        onDone: [
          { guard: { type: 'isPassed', params: ({ event }) => event.output }, target: 'passed' },
          { target: 'refused', actions: { type: 'rememberProblem', params: ({ event }) => event.output } },
        ],
      },
    },
    passed: {},
    refused: {},
  },
});
