import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';

import type { PasswordReset, PhoneProof } from '../../../contract/index.ts';
import { seconds } from '../../../kernel/index.ts';
import { LOGIN_PATH } from '../../shell/navigation/index.ts';
import { given, machineTypes, notProvided, output } from '../../../machine/index.ts';
import {
  invalidRecoveryFields,
  isWithoutErrors,
  LAST_STEP_SECONDS,
  passwordRecoveryNoticeOf,
  passwordErrors,
  proofErrors,
  proofOf,
  recoveryRefusalOf,
  resetOf,
  passwordRecoveryStartingContext,
  type PasswordRecoveryContext,
  type PasswordPair,
  type PhoneProofAnswer,
  type ResetAnswer,
} from './password-recovery.model.ts';
import type { PasswordRecoveryEmitted, PasswordRecoveryEvent } from './password-recovery.types.ts';

export const passwordRecoveryMachine = setup({
  types: machineTypes<{
    context: PasswordRecoveryContext;
    events: PasswordRecoveryEvent;
    emitted: PasswordRecoveryEmitted;
  }>(),
  actors: {
    verifyPhone: fromPromise<PhoneProofAnswer, PhoneProof>(notProvided('passwordRecovery')),
    changePassword: fromPromise<ResetAnswer, PasswordReset>(notProvided('passwordRecovery')),
  },
  guards: {
    isProof: (_, proof: PhoneProof) => isWithoutErrors(proofErrors(proof)),
    isPassword: (_, pair: PasswordPair) => isWithoutErrors(passwordErrors(pair)),
    isAccepted: (_, answer: PhoneProofAnswer | ResetAnswer) => answer.ok,
    isOver: ({ context }) => context.secondsLeft === 0,
  },
  actions: {
    startOver: assign(() => passwordRecoveryStartingContext),
    rememberProof: assign((_, proof: PhoneProof) => ({ proof: proofOf(proof), errors: {}, failure: null })),
    refuseProof: assign((_, proof: PhoneProof) => ({ errors: proofErrors(proof), failure: null })),
    rememberTicket: assign((_, answer: PhoneProofAnswer) =>
      answer.ok ? { ticket: answer.value.smscode, username: answer.value.username } : {},
    ),
    rememberPassword: assign((_, { password }: PasswordPair) => ({ password, errors: {}, failure: null })),
    refusePassword: assign((_, pair: PasswordPair) => ({ errors: passwordErrors(pair), failure: null })),
    forgetPassword: assign({ password: '' }),
    takeProofRefusal: assign((_, answer: PhoneProofAnswer) => recoveryRefusalOf(answer, 'verifyingPhone')),
    takePasswordRefusal: assign((_, answer: ResetAnswer) => recoveryRefusalOf(answer, 'settingPassword')),
    /** A failure without a field does not move the focus. */
    tellRefused: enqueueActions(({ context, enqueue }) => {
      const fields = invalidRecoveryFields(context);
      if (fields.length > 0) enqueue.emit({ type: 'form.refused', fields });
    }),
    startCountdown: assign({ secondsLeft: LAST_STEP_SECONDS }),
    stopCountdown: assign({ secondsLeft: 0 }),
    countDown: assign(({ context }) => ({ secondsLeft: context.secondsLeft - 1 })),
    tellDone: emit((_, answer: ResetAnswer): PasswordRecoveryEmitted => ({
      type: 'notice.raised',
      notice: passwordRecoveryNoticeOf(answer),
    })),
    goToLogin: emit((): PasswordRecoveryEmitted => ({ type: 'navigation.requested', path: LOGIN_PATH })),
  },
  delays: { second: seconds(1) },
}).createMachine({
  id: 'passwordRecovery',
  context: passwordRecoveryStartingContext,
  initial: 'verifyingPhone',
  states: {
    verifyingPhone: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'phone.submit': [
              {
                guard: { type: 'isProof', params: given },
                target: 'asking',
                actions: { type: 'rememberProof', params: given },
              },
              { actions: [{ type: 'refuseProof', params: given }, 'tellRefused'] },
            ],
          },
        },
        asking: {
          invoke: {
            src: 'verifyPhone',
            input: ({ context }) => context.proof,
            onDone: [
              {
                guard: { type: 'isAccepted', params: output },
                target: '#passwordRecovery.confirmingAccount',
                actions: { type: 'rememberTicket', params: output },
              },
              {
                target: 'editing',
                actions: [{ type: 'takeProofRefusal', params: output }, 'tellRefused'],
              },
            ],
          },
        },
      },
    },
    confirmingAccount: {
      on: { 'account.confirm': 'settingPassword', 'flow.restart': { target: 'verifyingPhone', actions: 'startOver' } },
    },
    settingPassword: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'password.submit': [
              {
                guard: { type: 'isPassword', params: given },
                target: 'asking',
                actions: { type: 'rememberPassword', params: given },
              },
              { actions: [{ type: 'refusePassword', params: given }, 'tellRefused'] },
            ],
            'flow.restart': { target: '#passwordRecovery.verifyingPhone', actions: 'startOver' },
          },
        },
        asking: {
          exit: 'forgetPassword',
          invoke: {
            src: 'changePassword',
            input: ({ context }) => resetOf(context),
            onDone: [
              {
                guard: { type: 'isAccepted', params: output },
                target: '#passwordRecovery.done',
                actions: { type: 'tellDone', params: output },
              },
              {
                target: 'editing',
                actions: [{ type: 'takePasswordRefusal', params: output }, 'tellRefused'],
              },
            ],
          },
        },
      },
    },
    done: {
      entry: 'startCountdown',
      initial: 'counting',
      states: {
        counting: {
          always: { guard: 'isOver', target: '#passwordRecovery.left' },
          after: { second: { target: 'counting', reenter: true, actions: 'countDown' } },
          on: { 'countdown.stop': 'staying' },
        },
        staying: { entry: 'stopCountdown' },
      },
      on: { 'login.open': 'left' },
    },
    left: { entry: ['startOver', 'goToLogin'] },
  },
});
