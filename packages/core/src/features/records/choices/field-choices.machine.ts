import { assign, emit, fromPromise, setup } from 'xstate';

import type { DictionaryItem } from '../../../contract/index.ts';
import { failureText, type HttpFailure } from '../../../http/index.ts';
import type { Result } from '../../../kernel/index.ts';
import { machineTypes, notProvided, output } from '../../../machine/index.ts';
import type { FieldChoicesEmitted, FieldChoicesEvent } from './field-choices.types.ts';

/** Debounce of a search in milliseconds. */
export const CHOICES_PAUSE = 300;

export type ChoicesAnswer = Result<readonly DictionaryItem[], HttpFailure>;

interface FieldChoicesContext {
  /** As typed; requested once typing pauses. */
  readonly keyword: string;
  /** Keyword of the last response; null if it is out of date. */
  readonly answered: string | null;
  readonly items: readonly DictionaryItem[];
  readonly hasFailed: boolean;
}

export const fieldChoicesMachine = setup({
  types: machineTypes<{ context: FieldChoicesContext; events: FieldChoicesEvent; emitted: FieldChoicesEmitted }>(),
  actors: { loadChoices: fromPromise<ChoicesAnswer, string>(notProvided('fieldChoices')) },
  guards: {
    isOther: ({ context }, keyword: string) => keyword !== context.keyword,
    isRead: (_, answer: ChoicesAnswer) => answer.ok,
    isAnswered: ({ context }) => context.answered === context.keyword,
  },
  actions: {
    rememberKeyword: assign((_, keyword: string) => ({ keyword })),
    takeAnswer: assign(({ context }, answer: ChoicesAnswer) => ({
      answered: context.keyword,
      items: answer.ok ? answer.value : context.items,
      hasFailed: !answer.ok,
    })),
    tellFailure: emit((_, failure: HttpFailure) => ({
      type: 'choices.failed' as const,
      notice: { level: 'warning' as const, text: failureText(failure) },
    })),
    forgetAnswer: assign({ answered: null }),
  },
  delays: { searchPause: CHOICES_PAUSE },
}).createMachine({
  id: 'fieldChoices',
  context: { keyword: '', answered: null, items: [], hasFailed: false },
  initial: 'loading',
  on: {
    'keyword.type': {
      guard: { type: 'isOther', params: ({ event }) => event.keyword },
      target: '.waiting',
      reenter: true,
      actions: { type: 'rememberKeyword', params: ({ event }) => event.keyword },
    },
    'choices.retry': { target: '.loading', reenter: true },
    'dictionaries.changed': { target: '.loading', reenter: true, actions: 'forgetAnswer' },
  },
  states: {
    waiting: {
      after: { searchPause: [{ guard: 'isAnswered', target: 'answered' }, { target: 'loading' }] },
    },
    loading: {
      invoke: {
        src: 'loadChoices',
        input: ({ context }) => context.keyword,
        onDone: [
          {
            guard: { type: 'isRead', params: output },
            target: 'answered',
            actions: { type: 'takeAnswer', params: output },
          },
          {
            target: 'answered',
            actions: [
              { type: 'takeAnswer', params: output },
              { type: 'tellFailure', params: ({ event }) => failureOf(event.output) },
            ],
          },
        ],
      },
    },
    answered: {},
  },
});

/** The branch of a failed answer is the only one that asks. */
function failureOf(answer: ChoicesAnswer): HttpFailure {
  return answer.ok ? { kind: 'cancelled' } : answer.error;
}
