import { assign, fromPromise, setup } from 'xstate';

import { answerFailure, type Answer, type HttpFailure } from '../../../../http/index.ts';
import type { LocalizedText, Result } from '../../../../kernel/index.ts';
import { machineTypes, notProvided, output } from '../../../../machine/index.ts';
import { isRevealReason, REVEAL_REASON } from '../../../../resources/index.ts';
import { maskedValueMessages as messages } from './masked-value.messages.ts';
import type { MaskedValueEvent } from './masked-value.types.ts';

export type RevealAnswer = Result<Answer<string | null>, HttpFailure>;

export interface MaskedValueState {
  /** As typed. */
  readonly reason: string;
  readonly error: LocalizedText | null;
  /** The whole value; null while it is masked. */
  readonly value: string | null;
}

const HIDDEN: MaskedValueState = { reason: '', error: null, value: null };

/** Asks why somebody wants to read a masked value, reads it, and forgets it again. */
export const maskedValueMachine = setup({
  types: machineTypes<{ context: MaskedValueState; events: MaskedValueEvent }>(),
  actors: { readValue: fromPromise<RevealAnswer, string>(notProvided('maskedValue')) },
  guards: {
    isReasonGiven: ({ context }) => isRevealReason(context.reason),
    isRead: (_, answer: RevealAnswer) => answer.ok,
  },
  actions: {
    takeReason: assign((_, reason: string) => ({ reason, error: null })),
    askForReason: assign({ error: messages.reasonMissing(REVEAL_REASON.least, REVEAL_REASON.most) }),
    takeValue: assign((_, answer: RevealAnswer) => ({
      value: answer.ok ? (answer.value.result ?? '') : null,
      error: null,
    })),
    takeFailure: assign((_, answer: RevealAnswer) => ({ error: answerFailure(answer) })),
    forget: assign(HIDDEN),
  },
}).createMachine({
  id: 'maskedValue',
  context: HIDDEN,
  initial: 'masked',
  states: {
    masked: { entry: 'forget', on: { 'value.ask': 'asking' } },
    asking: {
      on: {
        'reason.change': { actions: { type: 'takeReason', params: ({ event }) => event.reason } },
        'reason.submit': [{ guard: 'isReasonGiven', target: 'reading' }, { actions: 'askForReason' }],
        'value.hide': 'masked',
      },
    },
    reading: {
      invoke: {
        src: 'readValue',
        input: ({ context }) => context.reason.trim(),
        onDone: [
          {
            guard: { type: 'isRead', params: output },
            target: 'shown',
            actions: { type: 'takeValue', params: output },
          },
          { target: 'asking', actions: { type: 'takeFailure', params: output } },
        ],
      },
      on: { 'value.hide': 'masked' },
    },
    shown: { on: { 'value.hide': 'masked' } },
  },
});
