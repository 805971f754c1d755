import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';

import { failureText, type HttpFailure } from '../../../http/index.ts';
import { cleanText, type Result, type LocalizedText } from '../../../kernel/index.ts';
import { given, machineTypes, notProvided, output } from '../../../machine/index.ts';
import { thirdPartyMessages } from './third-party-login.messages.ts';
import { missingIn, verdictOn, type ThirdPartyAttempt, type PostVerdict } from './third-party-login.model.ts';
import type { Posted, WindowEvent } from './provider-window.ts';
import type { ThirdPartyEmitted, ThirdPartyEvent } from './third-party-login.types.ts';

export interface ThirdPartyContext {
  readonly attempt: ThirdPartyAttempt;
  /** Code of the last response. */
  readonly token: string;
  readonly failure: LocalizedText | null;
  readonly binding: { readonly username: string; readonly password: string };
}

export type CodeAnswer = Result<string, HttpFailure>;

const NO_BINDING = { username: '', password: '' };
const verdictOf = (context: ThirdPartyContext, post: Posted): PostVerdict => verdictOn(post, context.attempt);

export const thirdPartyLoginMachine = setup({
  types: machineTypes<{
    context: ThirdPartyContext;
    events: ThirdPartyEvent | WindowEvent;
    emitted: ThirdPartyEmitted;
  }>(),
  actors: {
    openWindow: fromCallback<WindowEvent, ThirdPartyAttempt>(notProvided('thirdPartyLogin')),
    createAccount: fromPromise<CodeAnswer, ThirdPartyContext>(notProvided('thirdPartyLogin')),
    bindAccount: fromPromise<CodeAnswer, ThirdPartyContext>(notProvided('thirdPartyLogin')),
  },
  guards: {
    isKnown: ({ context }, post: Posted) => {
      const verdict = verdictOf(context, post);
      return verdict.kind === 'answered' && verdict.isKnown;
    },
    isAnswered: ({ context }, post: Posted) => verdictOf(context, post).kind === 'answered',
    isIncomplete: (_, typed: ThirdPartyContext['binding']) => missingIn(typed) !== undefined,
    isAccepted: (_, answer: CodeAnswer) => answer.ok,
  },
  actions: {
    /** The service generates the secret. */
    start: assign((_, thirdType: string) => ({
      attempt: { thirdType, state: '' },
      token: '',
      failure: null,
      binding: NO_BINDING,
    })),
    rememberPost: assign(({ context }, post: Posted) => {
      const verdict = verdictOf(context, post);
      return verdict.kind === 'answered' ? { token: verdict.token } : { failure: thirdPartyMessages[verdict.reason] };
    }),
    rememberCode: assign((_, answer: CodeAnswer) =>
      answer.ok ? { token: answer.value } : { failure: failureText(answer.error) },
    ),
    rememberTyped: assign((_, typed: ThirdPartyContext['binding']) => ({ binding: typed, failure: null })),
    rememberMissing: assign((_, typed: ThirdPartyContext['binding']) => ({ failure: missingIn(typed) ?? null })),
    fail: assign((_, failure: LocalizedText) => ({ failure })),
    forgetFailure: assign({ failure: null }),
    forgetTyped: assign({ binding: NO_BINDING }),
    tellCode: emit(({ context: { attempt, token } }): ThirdPartyEmitted => ({
      type: 'code.received',
      token,
      ...attempt,
    })),
  },
}).createMachine({
  id: 'thirdPartyLogin',
  context: { attempt: { thirdType: '', state: '' }, token: '', failure: null, binding: NO_BINDING },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'provider.choose': { target: 'waiting', actions: { type: 'start', params: ({ event }) => event.thirdType } },
      },
    },
    waiting: {
      invoke: { src: 'openWindow', input: ({ context }) => context.attempt },
      on: {
        'window.posted': [
          {
            guard: { type: 'isKnown', params: ({ event }) => event.post },
            target: 'idle',
            actions: [{ type: 'rememberPost', params: ({ event }) => event.post }, 'tellCode'],
          },
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.post },
            target: 'choosing',
            actions: { type: 'rememberPost', params: ({ event }) => event.post },
          },
          { target: 'idle', actions: { type: 'rememberPost', params: ({ event }) => event.post } },
        ],
        'window.closed': { target: 'idle', actions: { type: 'fail', params: thirdPartyMessages.closed } },
        'window.blocked': { target: 'idle', actions: { type: 'fail', params: thirdPartyMessages.blocked } },
        'flow.cancel': 'idle',
      },
    },
    choosing: {
      on: {
        'account.create': { target: 'creating', actions: 'forgetFailure' },
        'account.bind': { target: 'binding', actions: 'forgetFailure' },
        'flow.cancel': { target: 'idle', actions: 'forgetFailure' },
      },
    },
    creating: {
      invoke: {
        src: 'createAccount',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'idle',
            actions: [{ type: 'rememberCode', params: output }, 'tellCode'],
          },
          { target: 'choosing', actions: { type: 'rememberCode', params: output } },
        ],
      },
    },
    binding: {
      on: {
        'binding.submit': [
          {
            guard: { type: 'isIncomplete', params: given },
            actions: { type: 'rememberMissing', params: given },
          },
          {
            target: 'checking',
            actions: {
              type: 'rememberTyped',
              params: ({ event: { username, password } }) => ({ username: cleanText(username), password }),
            },
          },
        ],
        'account.back': { target: 'choosing', actions: 'forgetFailure' },
        'flow.cancel': { target: 'idle', actions: 'forgetFailure' },
      },
    },
    checking: {
      invoke: {
        src: 'bindAccount',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'idle',
            actions: [{ type: 'rememberCode', params: output }, 'tellCode'],
          },
          { target: 'binding', actions: { type: 'rememberCode', params: output } },
        ],
      },
      exit: 'forgetTyped',
    },
  },
});
