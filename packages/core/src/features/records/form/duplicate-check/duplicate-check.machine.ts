import { assign, fromPromise, setup } from 'xstate';

import { failureText, type Answer, type HttpFailure } from '../../../../http/index.ts';
import type { Result, LocalizedText } from '../../../../kernel/index.ts';
import { given, machineTypes, notProvided, output } from '../../../../machine/index.ts';
import type { CheckedValue, ServerCheckEvent } from './duplicate-check.types.ts';

/** A row that was found without a refusal of the server, in words. */
interface FoundRow {
  readonly kind: 'found';
  readonly text: LocalizedText;
}

export type CheckAnswer = Result<Answer<unknown>, HttpFailure | FoundRow>;

interface ServerCheckContext {
  readonly asked: CheckedValue;
  readonly problem: LocalizedText | null;
}

function problemOf(answer: CheckAnswer): LocalizedText | null {
  if (answer.ok) return null;
  return answer.error.kind === 'found' ? answer.error.text : failureText(answer.error);
}

/** Debounce delay. */
const PAUSE = 300;

export const serverCheckMachine = setup({
  types: machineTypes<{ context: ServerCheckContext; events: ServerCheckEvent }>(),
  actors: { askServer: fromPromise<CheckAnswer, CheckedValue>(notProvided('serverCheck')) },
  guards: {
    isEmpty: (_, { value }: CheckedValue) => value === '',
    isPassed: (_, answer: CheckAnswer) => answer.ok,
    /** The network, the session or the server is at fault, and nothing is known about the value. */
    isUnanswered: (_, answer: CheckAnswer) =>
      !answer.ok && answer.error.kind !== 'rejected' && answer.error.kind !== 'found',
  },
  actions: {
    rememberValue: assign((_, { value, dataId }: CheckedValue) => ({
      asked: dataId === undefined ? { value } : { value, dataId },
      problem: null,
    })),
    rememberProblem: assign((_, answer: CheckAnswer) => ({ problem: problemOf(answer) })),
    forgetProblem: assign({ problem: null }),
  },
  delays: { pause: PAUSE },
}).createMachine({
  id: 'duplicateCheck',
  context: { asked: { value: '' }, problem: null },
  initial: 'unchecked',
  on: {
    'value.change': [
      { guard: { type: 'isEmpty', params: given }, target: '.unchecked' },
      { target: '.waiting', reenter: true, actions: { type: 'rememberValue', params: given } },
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
          { guard: { type: 'isPassed', params: output }, target: 'passed' },
          { guard: { type: 'isUnanswered', params: output }, target: 'unchecked' },
          { target: 'refused', actions: { type: 'rememberProblem', params: output } },
        ],
      },
    },
    passed: {},
    refused: {},
  },
});
