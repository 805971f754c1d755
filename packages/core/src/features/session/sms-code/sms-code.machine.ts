import { assign, emit, fromPromise, setup } from 'xstate';

import { answerFailure, type Answer, type HttpFailure } from '../../../http/index.ts';
import { cleanText, sameText, seconds, type Result, type LocalizedText } from '../../../kernel/index.ts';
import { checkMobileRequired } from '../../validation/validators/index.ts';
import { machineTypes, notProvided, output } from '../../../machine/index.ts';
import { smsCodeMessages } from './sms-code.messages.ts';
import type { SmsCodeEmitted, SmsCodeEvent, SmsCodeFacts } from './sms-code.types.ts';

export type SmsAnswer = Result<Answer<unknown>, HttpFailure>;

export interface SmsCodeContext {
  readonly mobile: string;
  readonly failure: LocalizedText | null;
  readonly refused: SmsCodeFacts['refused'];
  /** Epoch milliseconds of the end of the countdown, and of the last clock reading. */
  readonly endsAt: number;
  readonly now: number;
}

export interface SmsCodeInput {
  /** Epoch milliseconds of the end of an earlier countdown; 0 if none. */
  readonly endsAt: number;
  readonly now: number;
}

/** Countdown before the next code. */
const PAUSE = seconds(60);

function refusalOf(mobile: string): SmsCodeFacts['refused'] {
  const problem = checkMobileRequired(mobile);
  return problem === null ? null : { mobile, problem };
}

export const smsCodeMachine = setup({
  types: machineTypes<{
    context: SmsCodeContext;
    events: SmsCodeEvent;
    emitted: SmsCodeEmitted;
    input: SmsCodeInput;
  }>(),
  actors: { requestCode: fromPromise<SmsAnswer, string>(notProvided('smsCode')) },
  guards: {
    isMobile: (_, mobile: string) => checkMobileRequired(mobile) === null,
    isAccepted: (_, answer: SmsAnswer) => answer.ok,
    isOver: ({ context }) => context.now >= context.endsAt,
  },
  actions: {
    rememberMobile: assign((_, mobile: string) => ({ mobile, failure: null, refused: null })),
    refuseMobile: assign((_, mobile: string) => ({ failure: null, refused: refusalOf(mobile) })),
    rememberFailure: assign((_, answer: SmsAnswer) => ({ failure: answerFailure(answer) })),
    readTime: assign({ now: notProvided('smsCode') }),
    startCountdown: assign(({ context }) => ({ endsAt: context.now + PAUSE })),
    keepCountdown: (_, _endsAt: number) => {},
    tellSent: emit((_, answer: SmsAnswer): SmsCodeEmitted => {
      const words = answer.ok ? answer.value.message : '';
      return {
        type: 'notice.raised',
        notice: { level: 'success', text: words === '' ? smsCodeMessages.sent : sameText(words) },
      };
    }),
  },
  delays: { second: seconds(1) },
}).createMachine({
  id: 'smsCode',
  // After the clock was set back, the countdown must not exceed one minute.
  context: ({ input: { endsAt, now } }) => ({
    mobile: '',
    failure: null,
    refused: null,
    endsAt: endsAt - now > PAUSE ? 0 : endsAt,
    now,
  }),
  initial: 'counting',
  states: {
    ready: {
      on: {
        'code.request': [
          {
            guard: { type: 'isMobile', params: ({ event }) => cleanText(event.mobile) },
            target: 'sending',
            actions: { type: 'rememberMobile', params: ({ event }) => cleanText(event.mobile) },
          },
          { actions: { type: 'refuseMobile', params: ({ event }) => cleanText(event.mobile) } },
        ],
      },
    },
    sending: {
      invoke: {
        src: 'requestCode',
        input: ({ context }) => context.mobile,
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'counting',
            actions: [
              'readTime',
              'startCountdown',
              { type: 'keepCountdown', params: ({ context }) => context.endsAt },
              { type: 'tellSent', params: output },
            ],
          },
          { target: 'ready', actions: { type: 'rememberFailure', params: output } },
        ],
      },
    },
    counting: {
      always: { guard: 'isOver', target: 'ready' },
      after: { second: { target: 'counting', reenter: true, actions: 'readTime' } },
    },
  },
});
