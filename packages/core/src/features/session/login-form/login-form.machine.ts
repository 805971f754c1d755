import { assign, emit, setup } from 'xstate';

import { withoutRefusal } from '../../../http/index.ts';
import { given, machineTypes } from '../../../machine/index.ts';
import {
  attemptOf,
  invalidLoginFields,
  loginFormStartingContext,
  refusedLoginFields,
  refusedLoginValues,
  type LoginFormContext,
  type LoginFormInput,
} from './login-form.model.ts';
import type { LoginAttempt } from '../auth/index.ts';
import type { LoginFormEmitted, LoginFormEvent, LoginMode, LoginState, LoginValueField } from './login-form.types.ts';

export const loginFormMachine = setup({
  types: machineTypes<{
    context: LoginFormContext;
    events: LoginFormEvent;
    emitted: LoginFormEmitted;
    input: LoginFormInput;
  }>(),
  guards: {
    isComplete: ({ context }) => invalidLoginFields(context).length === 0,
    isAnswered: (_, login: LoginState) => !login.isBusy,
  },
  actions: {
    chooseMode: assign((_, mode: LoginMode) => ({ mode })),
    changeValue: assign(
      ({ context }, { field, value }: { readonly field: LoginValueField; readonly value: string }) => ({
        values: { ...context.values, [field]: value },
        refusals: withoutRefusal(context.refusals, field),
      }),
    ),
    passSlider: assign({ hasPassedSlider: true }),
    rememberWish: assign((_, isRemembered: boolean) => ({ isRemembered })),
    rememberSubmitted: assign(({ context }) => ({ submitted: [...new Set([...context.submitted, context.mode])] })),
    rememberTried: assign(({ context: { mode, login } }) => ({
      tried: { mode, challenge: login.challenge },
      refusals: {},
    })),
    rememberLogin: assign((_, login: LoginState) => ({ login })),
    takeRefusals: assign(({ context }) => ({ refusals: refusedLoginValues(context) })),
    /** A captcha image is valid for one attempt. */
    forgetCaptcha: assign(({ context }) => ({ values: { ...context.values, captcha: '' }, submitted: [] })),
    forgetUsername: (_, _isRemembered: boolean) => {},
    signIn: (_, _attempt: LoginAttempt) => {},
    tellIncomplete: emit(({ context }): LoginFormEmitted => ({
      type: 'form.refused',
      fields: invalidLoginFields(context),
    })),
    tellRefused: emit(({ context }): LoginFormEmitted => ({
      type: 'form.refused',
      fields: refusedLoginFields(context),
    })),
  },
}).createMachine({
  id: 'loginForm',
  context: ({ input }) => loginFormStartingContext(input),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'mode.choose': { actions: { type: 'chooseMode', params: ({ event }) => event.mode } },
        'value.change': { actions: { type: 'changeValue', params: given } },
        'slider.passed': { actions: 'passSlider' },
        'username.remember': {
          actions: [
            { type: 'rememberWish', params: ({ event }) => event.isRemembered },
            { type: 'forgetUsername', params: ({ event }) => event.isRemembered },
          ],
        },
        'form.submit': [
          {
            guard: 'isComplete',
            target: 'submitting',
            actions: ['rememberTried', { type: 'signIn', params: ({ context }) => attemptOf(context) }],
          },
          { actions: ['rememberSubmitted', 'tellIncomplete'] },
        ],
        'login.changed': { actions: { type: 'rememberLogin', params: ({ event }) => event.login } },
      },
    },
    submitting: {
      on: {
        'login.changed': [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.login },
            target: 'editing',
            actions: [
              { type: 'rememberLogin', params: ({ event }) => event.login },
              'takeRefusals',
              'forgetCaptcha',
              'tellRefused',
            ],
          },
          { actions: { type: 'rememberLogin', params: ({ event }) => event.login } },
        ],
      },
    },
  },
});
