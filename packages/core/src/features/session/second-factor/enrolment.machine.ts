import { assign, emit, fromPromise, setup } from 'xstate';

import { given, machineTypes, notProvided, output } from '../../../machine/index.ts';
import {
  enrolmentProblems,
  isSignInOver,
  refusedEnrolmentFields,
  startingEnrolment,
  withBeginning,
  withCheck,
  withConfirmation,
  withEnrolmentValue,
  type BeginAnswer,
  type ConfirmAnswer,
  type EnrolmentContext,
  type EnrolmentInput,
} from './enrolment.model.ts';
import { secondFactorMessages } from './second-factor.messages.ts';
import type { EnrolmentEmitted, EnrolmentEvent, EnrolmentField } from './second-factor.types.ts';

export const enrolmentMachine = setup({
  types: machineTypes<{
    context: EnrolmentContext;
    events: EnrolmentEvent;
    emitted: EnrolmentEmitted;
    input: EnrolmentInput;
  }>(),
  actors: {
    requestSecret: fromPromise<BeginAnswer, string>(notProvided('enrolment')),
    confirmCode: fromPromise<ConfirmAnswer, string>(notProvided('enrolment')),
  },
  guards: {
    isOfSignIn: ({ context }) => context.isOfSignIn,
    isComplete: ({ context }, field: EnrolmentField) => enrolmentProblems(context.values, field) === null,
    isAccepted: (_, answer: BeginAnswer | ConfirmAnswer) => answer.ok,
    isSignInOver: ({ context }, answer: BeginAnswer | ConfirmAnswer) => isSignInOver(context, answer),
    isOfDialog: ({ context }, answer: BeginAnswer) => !context.isOfSignIn && !answer.ok,
  },
  actions: {
    reset: assign(({ context }) => startingEnrolment(context)),
    changeValue: assign(({ context }, change: { readonly field: EnrolmentField; readonly value: string }) =>
      withEnrolmentValue(context, change.field, change.value),
    ),
    check: assign(({ context }, field: EnrolmentField) => withCheck(context, field)),
    forgetFailure: assign({ errors: {}, failure: null }),
    takeBeginning: assign(({ context }, answer: BeginAnswer) => withBeginning(context, answer)),
    takeConfirmation: assign(({ context }, answer: ConfirmAnswer) => withConfirmation(context, answer)),
    tellRefused: emit(({ context }): EnrolmentEmitted => ({
      type: 'form.refused',
      fields: refusedEnrolmentFields(context),
    })),
    tellTurnedOn: emit((): EnrolmentEmitted => ({ type: 'secondFactor.turnedOn' })),
    tellDone: emit((): EnrolmentEmitted => ({
      type: 'notice.raised',
      notice: { level: 'success', text: secondFactorMessages.turnedOn },
    })),
    /** At a sign-in: go on as signed in, which ends this service. */
    finish: () => {},
    leave: (_, _answer: BeginAnswer | ConfirmAnswer | null) => {},
  },
}).createMachine({
  id: 'enrolment',
  context: ({ input }) => startingEnrolment(input),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isOfSignIn', target: 'beginning' }, { target: 'closed' }] },
    // A closed dialog keeps no password and no secret in memory.
    closed: { entry: 'reset', on: { 'dialog.show': 'askingPassword' } },
    askingPassword: {
      on: {
        'value.change': { actions: { type: 'changeValue', params: given } },
        'form.submit': [
          { guard: { type: 'isComplete', params: 'password' }, target: 'beginning', actions: 'forgetFailure' },
          { actions: [{ type: 'check', params: 'password' }, 'tellRefused'] },
        ],
        'dialog.close': 'closed',
      },
    },
    beginning: {
      invoke: {
        src: 'requestSecret',
        input: ({ context }) => context.values.password,
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'askingCode',
            actions: { type: 'takeBeginning', params: output },
          },
          {
            guard: { type: 'isOfDialog', params: output },
            target: 'askingPassword',
            actions: [{ type: 'takeBeginning', params: output }, 'tellRefused'],
          },
          {
            guard: { type: 'isSignInOver', params: output },
            target: 'closed',
            actions: { type: 'leave', params: output },
          },
          { target: 'failed', actions: { type: 'takeBeginning', params: output } },
        ],
      },
    },
    failed: {
      on: {
        'secret.retry': { target: 'beginning', actions: 'forgetFailure' },
        'dialog.close': { target: 'closed', actions: { type: 'leave', params: null } },
      },
    },
    askingCode: {
      on: {
        'value.change': { actions: { type: 'changeValue', params: given } },
        'form.submit': [
          { guard: { type: 'isComplete', params: 'code' }, target: 'confirming', actions: 'forgetFailure' },
          { actions: [{ type: 'check', params: 'code' }, 'tellRefused'] },
        ],
        'dialog.close': { target: 'closed', actions: { type: 'leave', params: null } },
      },
    },
    confirming: {
      invoke: {
        src: 'confirmCode',
        input: ({ context }) => context.values.code,
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'showingCodes',
            actions: [{ type: 'takeConfirmation', params: output }, 'tellTurnedOn'],
          },
          {
            guard: { type: 'isSignInOver', params: output },
            target: 'closed',
            actions: { type: 'leave', params: output },
          },
          {
            target: 'askingCode',
            actions: [{ type: 'takeConfirmation', params: output }, 'tellRefused'],
          },
        ],
      },
    },
    // Nobody sees them again, so that only the person's word closes them.
    showingCodes: { on: { 'codes.kept': { target: 'closed', actions: ['tellDone', 'finish'] } } },
  },
});
