import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';

import type { RegistrationForm } from './registration-rules.ts';
import { withoutRefusal } from '../../../http/index.ts';
import { given, machineTypes, notProvided, output } from '../../../machine/index.ts';
import {
  registrationDraftOf,
  emptyRegistration,
  invalidRegistrationFields,
  isRegistrationComplete,
  registrationRefusalOf,
  REGISTRATION_FIELDS,
  registrationOf,
  type RegistrationAnswer,
  type RegistrationState,
} from './registration.model.ts';
import type {
  RegistrationDraft,
  RegistrationEmitted,
  RegistrationEvent,
  RegistrationField,
} from './registration.types.ts';

export const registrationMachine = setup({
  types: machineTypes<{
    context: RegistrationState;
    events: RegistrationEvent;
    emitted: RegistrationEmitted;
    input: Pick<RegistrationState, 'draft'>;
  }>(),
  actors: {
    register: fromPromise<RegistrationAnswer, RegistrationForm>(notProvided('registration')),
  },
  guards: {
    isComplete: ({ context }) => isRegistrationComplete(context.values),
    hasDraft: ({ context }) => context.draft !== null,
    isAccepted: (_, answer: RegistrationAnswer) => answer.ok,
  },
  actions: {
    changeValue: assign(
      ({ context }, { field, value }: { readonly field: RegistrationField; readonly value: string }) => ({
        values: { ...context.values, [field]: value },
        refusals: withoutRefusal(context.refusals, field),
      }),
    ),
    restoreDraft: assign(({ context }) => ({ values: { ...context.values, ...context.draft }, draft: null })),
    forgetDraft: assign({ draft: null }),
    persistDraft: (_event, _draft: RegistrationDraft | null) => notProvided('registration')(),
    check: assign(({ context }, field: RegistrationField) => ({ checked: [...new Set([...context.checked, field])] })),
    checkAll: assign({ checked: REGISTRATION_FIELDS }),
    forgetFailure: assign({ failure: null, refusals: {} }),
    rememberRefusal: assign((_, answer: RegistrationAnswer) => registrationRefusalOf(answer)),
    /** Only the username is kept after completion; the password is cleared. */
    keepName: assign(({ context }) => ({
      values: { ...emptyRegistration, username: registrationOf(context.values).username },
      checked: [],
    })),
    tellIncomplete: emit(({ context }): RegistrationEmitted => ({
      type: 'form.refused',
      fields: invalidRegistrationFields(context.values),
    })),
    /** An error without a field does not move the focus. */
    tellRefused: enqueueActions(({ context: { refusals }, enqueue }) => {
      const fields = REGISTRATION_FIELDS.filter((field) => refusals[field] !== undefined);
      if (fields.length > 0) enqueue.emit({ type: 'form.refused', fields });
    }),
    tellRegistered: emit(({ context }): RegistrationEmitted => ({
      type: 'account.registered',
      username: context.values.username,
    })),
  },
}).createMachine({
  id: 'registration',
  context: ({ input }) => ({
    values: emptyRegistration,
    checked: [],
    refusals: {},
    failure: null,
    draft: input.draft,
  }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'value.change': {
          actions: [
            { type: 'changeValue', params: given },
            { type: 'persistDraft', params: ({ context }) => registrationDraftOf(context) },
          ],
        },
        'draft.restore': {
          guard: 'hasDraft',
          actions: ['restoreDraft', { type: 'persistDraft', params: ({ context }) => registrationDraftOf(context) }],
        },
        'draft.discard': {
          guard: 'hasDraft',
          actions: ['forgetDraft', { type: 'persistDraft', params: ({ context }) => registrationDraftOf(context) }],
        },
        'value.leave': { actions: { type: 'check', params: ({ event }) => event.field } },
        'form.submit': [
          { guard: 'isComplete', target: 'submitting', actions: 'forgetFailure' },
          { actions: ['checkAll', 'tellIncomplete'] },
        ],
      },
    },
    submitting: {
      invoke: {
        src: 'register',
        input: ({ context }) => registrationOf(context.values),
        onDone: [
          { guard: { type: 'isAccepted', params: output }, target: 'registered' },
          {
            target: 'editing',
            actions: [{ type: 'rememberRefusal', params: output }, 'tellRefused'],
          },
        ],
      },
    },
    registered: { entry: ['keepName', 'forgetDraft', { type: 'persistDraft', params: null }, 'tellRegistered'] },
  },
});
