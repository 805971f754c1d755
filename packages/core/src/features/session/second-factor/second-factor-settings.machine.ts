import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';

import type { SecondFactorState } from '../../../contract/index.ts';
import { failureText, formRefusalOf, type HttpFailure } from '../../../http/index.ts';
import type { LocalizedText, Result } from '../../../kernel/index.ts';
import { machineTypes, notProvided, output } from '../../../machine/index.ts';
import { secondFactorMessages } from './second-factor.messages.ts';
import type { SecondFactorChange, SecondFactorEmitted, SecondFactorEvent } from './second-factor.types.ts';

export interface SecondFactorContext {
  readonly state: SecondFactorState | null;
  readonly failure: LocalizedText | null;
  readonly change: SecondFactorChange | null;
  readonly password: string;
  readonly passwordError: LocalizedText | null;
  readonly recoveryCodes: readonly string[];
}

export type StateAnswer = Result<SecondFactorState, HttpFailure>;

/** New recovery codes; none of a second factor that was turned off. */
export type ChangeAnswer = Result<readonly string[], HttpFailure>;

export interface ChangeRequest {
  readonly change: SecondFactorChange | null;
  readonly password: string;
}

const closed = { change: null, password: '', passwordError: null, recoveryCodes: [], failure: null } as const;

export const secondFactorSettingsMachine = setup({
  types: machineTypes<{ context: SecondFactorContext; events: SecondFactorEvent; emitted: SecondFactorEmitted }>(),
  actors: {
    requestState: fromPromise<StateAnswer>(notProvided('secondFactorSettings')),
    requestChange: fromPromise<ChangeAnswer, ChangeRequest>(notProvided('secondFactorSettings')),
  },
  guards: {
    isRead: ({ context }) => context.state !== null,
    isOn: ({ context }) => context.state?.isOn === true,
    hasPassword: ({ context }) => context.password !== '',
    isAccepted: (_, answer: StateAnswer | ChangeAnswer) => answer.ok,
    hasCodes: (_, answer: ChangeAnswer) => answer.ok && answer.value.length > 0,
  },
  actions: {
    takeState: assign((_, answer: StateAnswer) =>
      answer.ok ? { state: answer.value, failure: null } : { failure: failureText(answer.error) },
    ),
    forgetFailure: assign({ failure: null, passwordError: null }),
    openDialog: assign((_, change: SecondFactorChange) => ({ ...closed, change })),
    closeDialog: assign(closed),
    changePassword: assign((_, password: string) => ({ password, passwordError: null })),
    refusePassword: assign({ passwordError: secondFactorMessages.noPassword, failure: null }),
    takeRefusal: assign((_, answer: ChangeAnswer) => {
      if (answer.ok) return {};
      const { refusals, failure } = formRefusalOf(answer.error, { password: 'password' as const });
      return { passwordError: refusals.password ?? null, failure };
    }),
    takeCodes: assign((_, answer: ChangeAnswer) => ({ recoveryCodes: answer.ok ? answer.value : [], password: '' })),
    tellRefused: enqueueActions(({ context, enqueue }) => {
      if (context.passwordError !== null) enqueue.emit({ type: 'form.refused', fields: ['password'] });
    }),
    tellTurnedOff: emit({
      type: 'notice.raised',
      notice: { level: 'success', text: secondFactorMessages.turnedOff },
    }),
  },
}).createMachine({
  id: 'secondFactorSettings',
  context: { ...closed, state: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'requestState',
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'loaded',
            actions: { type: 'takeState', params: output },
          },
          { target: 'failed', actions: { type: 'takeState', params: output } },
        ],
      },
    },
    failed: { on: { 'state.refresh': [{ guard: 'isRead', target: 'refreshing' }, { target: 'loading' }] } },
    loaded: {
      on: {
        'state.refresh': 'refreshing',
        'change.start': {
          guard: 'isOn',
          target: 'askingPassword',
          actions: { type: 'openDialog', params: ({ event }) => event.change },
        },
      },
    },
    refreshing: {
      invoke: {
        src: 'requestState',
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'loaded',
            actions: { type: 'takeState', params: output },
          },
          { target: 'failed', actions: { type: 'takeState', params: output } },
        ],
      },
    },
    askingPassword: {
      on: {
        'password.change': { actions: { type: 'changePassword', params: ({ event }) => event.value } },
        'form.submit': [
          { guard: 'hasPassword', target: 'changing', actions: 'forgetFailure' },
          { actions: ['refusePassword', 'tellRefused'] },
        ],
        'dialog.close': { target: 'loaded', actions: 'closeDialog' },
      },
    },
    changing: {
      invoke: {
        src: 'requestChange',
        input: ({ context: { change, password } }) => ({ change, password }),
        onDone: [
          {
            guard: { type: 'hasCodes', params: output },
            target: 'showingCodes',
            actions: { type: 'takeCodes', params: output },
          },
          {
            guard: { type: 'isAccepted', params: output },
            target: 'refreshing',
            actions: ['closeDialog', 'tellTurnedOff'],
          },
          {
            target: 'askingPassword',
            actions: [{ type: 'takeRefusal', params: output }, 'tellRefused'],
          },
        ],
      },
    },
    showingCodes: { on: { 'codes.kept': { target: 'refreshing', actions: 'closeDialog' } } },
  },
});
