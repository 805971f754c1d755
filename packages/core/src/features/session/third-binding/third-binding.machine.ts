import { assign, emit, enqueueActions, fromCallback, fromPromise, setup } from 'xstate';

import { failureText, formRefusalOf } from '../../../http/index.ts';
import { machineTypes, notProvided, output } from '../../../machine/index.ts';
import { verdictOn, type Posted, type ThirdPartyAttempt, type WindowEvent } from '../third-party-login/index.ts';
import { thirdBindingMessages as messages } from './third-binding.messages.ts';
import {
  isBindable,
  noQuestion,
  nothingBound,
  questionAbout,
  type BindingsAnswer,
  type BindingChangeAnswer,
  type ThirdBindingContext,
} from './third-binding.model.ts';
import type { ThirdBindingEmitted, ThirdBindingEvent } from './third-binding.types.ts';

const PASSWORD_FIELD = { password: 'password' as const };

export const thirdBindingMachine = setup({
  types: machineTypes<{
    context: ThirdBindingContext;
    events: ThirdBindingEvent | WindowEvent;
    emitted: ThirdBindingEmitted;
  }>(),
  actors: {
    requestBindings: fromPromise<BindingsAnswer>(notProvided('thirdBinding')),
    openWindow: fromCallback<WindowEvent, ThirdPartyAttempt>(notProvided('thirdBinding')),
    requestBind: fromPromise<BindingChangeAnswer, ThirdBindingContext>(notProvided('thirdBinding')),
    requestUnbind: fromPromise<BindingChangeAnswer, ThirdBindingContext>(notProvided('thirdBinding')),
  },
  guards: {
    isRead: ({ context }) => context.read !== null,
    isBindable: ({ context }, thirdType: string) => isBindable(context.read?.providers ?? [], thirdType),
    canUnbind: ({ context }, id: string) =>
      context.read?.hasPassword === true && questionAbout({ ...context, removing: id }) !== null,
    hasPassword: ({ context }) => context.password !== '',
    isAnswered: ({ context }, post: Posted) => verdictOn(post, context.attempt).kind === 'answered',
    isAccepted: (_, answer: BindingsAnswer | BindingChangeAnswer) => answer.ok,
    /** The list that the person decided by is out of date. */
    isListStale: (_, answer: BindingChangeAnswer) =>
      !answer.ok && answer.error.kind === 'rejected' && formRefusalOf(answer.error, PASSWORD_FIELD).failure !== null,
  },
  actions: {
    takeBindings: assign((_, answer: BindingsAnswer) =>
      answer.ok ? { read: answer.value } : { failure: failureText(answer.error) },
    ),
    /** The service generates the secret. */
    start: assign((_, thirdType: string) => ({ attempt: { thirdType, state: '' }, token: '', failure: null })),
    takePost: assign(({ context }, post: Posted) => {
      const verdict = verdictOn(post, context.attempt);
      return verdict.kind === 'answered' ? { token: verdict.token } : { failure: messages[verdict.reason] };
    }),
    takeFailure: assign((_, answer: BindingChangeAnswer) => (answer.ok ? {} : { failure: failureText(answer.error) })),
    fail: assign((_, reason: 'closed' | 'blocked') => ({ failure: messages[reason] })),
    forgetFailure: assign({ failure: null, passwordError: null }),
    askAbout: assign((_, id: string) => ({ ...noQuestion, removing: id, failure: null })),
    closeQuestion: assign({ ...noQuestion, failure: null }),
    forgetQuestion: assign(noQuestion),
    changePassword: assign((_, password: string) => ({ password, passwordError: null })),
    refusePassword: assign({ passwordError: messages.noPassword, failure: null }),
    takeRefusal: assign((_, answer: BindingChangeAnswer) => {
      if (answer.ok) return {};
      const { refusals, failure } = formRefusalOf(answer.error, PASSWORD_FIELD);
      return { passwordError: refusals.password ?? null, failure };
    }),
    tellRefused: enqueueActions(({ context, enqueue }) => {
      if (context.passwordError !== null) enqueue.emit({ type: 'form.refused', fields: ['password'] });
    }),
    tellDone: emit((_, text: 'bound' | 'unbound') => ({
      type: 'notice.raised' as const,
      notice: { level: 'success' as const, text: messages[text] },
    })),
    tellChanged: emit({ type: 'bindings.changed' }),
  },
}).createMachine({
  id: 'thirdBinding',
  context: nothingBound,
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'requestBindings',
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'loaded',
            actions: { type: 'takeBindings', params: output },
          },
          { target: 'failed', actions: { type: 'takeBindings', params: output } },
        ],
      },
    },
    failed: {
      on: {
        'list.refresh': [
          { guard: 'isRead', target: 'refreshing', actions: 'forgetFailure' },
          { target: 'loading', actions: 'forgetFailure' },
        ],
      },
    },
    loaded: {
      on: {
        'list.refresh': { target: 'refreshing', actions: 'forgetFailure' },
        'provider.bind': {
          guard: { type: 'isBindable', params: ({ event }) => event.thirdType },
          target: 'waiting',
          actions: { type: 'start', params: ({ event }) => event.thirdType },
        },
        'binding.remove': {
          guard: { type: 'canUnbind', params: ({ event }) => event.id },
          target: 'asking',
          actions: { type: 'askAbout', params: ({ event }) => event.id },
        },
      },
    },
    refreshing: {
      invoke: {
        src: 'requestBindings',
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'loaded',
            actions: { type: 'takeBindings', params: output },
          },
          { target: 'failed', actions: { type: 'takeBindings', params: output } },
        ],
      },
    },
    waiting: {
      invoke: { src: 'openWindow', input: ({ context }) => context.attempt },
      on: {
        'window.posted': [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.post },
            target: 'binding',
            actions: { type: 'takePost', params: ({ event }) => event.post },
          },
          { target: 'loaded', actions: { type: 'takePost', params: ({ event }) => event.post } },
        ],
        'window.closed': { target: 'loaded', actions: { type: 'fail', params: 'closed' } },
        'window.blocked': { target: 'loaded', actions: { type: 'fail', params: 'blocked' } },
        'bind.cancel': 'loaded',
      },
    },
    binding: {
      invoke: {
        src: 'requestBind',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'refreshing',
            actions: [{ type: 'tellDone', params: 'bound' }, 'tellChanged'],
          },
          { target: 'loaded', actions: { type: 'takeFailure', params: output } },
        ],
      },
    },
    asking: {
      on: {
        'password.change': { actions: { type: 'changePassword', params: ({ event }) => event.value } },
        'form.submit': [
          { guard: 'hasPassword', target: 'unbinding', actions: 'forgetFailure' },
          { actions: ['refusePassword', 'tellRefused'] },
        ],
        'dialog.close': { target: 'loaded', actions: 'closeQuestion' },
      },
    },
    unbinding: {
      invoke: {
        src: 'requestUnbind',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'refreshing',
            actions: ['closeQuestion', { type: 'tellDone', params: 'unbound' }, 'tellChanged'],
          },
          {
            guard: { type: 'isListStale', params: output },
            target: 'refreshing',
            actions: [{ type: 'takeFailure', params: output }, 'forgetQuestion'],
          },
          {
            target: 'asking',
            actions: [{ type: 'takeRefusal', params: output }, 'tellRefused', 'tellChanged'],
          },
        ],
      },
    },
  },
});
