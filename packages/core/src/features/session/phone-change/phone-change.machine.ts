import { assign, enqueueActions, fromPromise, setup } from 'xstate';

import type { PhoneEdit } from '../../../contract/index.ts';
import { machineTypes, notProvided } from '../../../machine/index.ts';
import {
  emptyPhoneForm,
  invalidPhoneFields,
  isPhoneEditComplete,
  PHONE_FIELDS,
  phoneChangedNotice,
  phoneEditOf,
  withPhoneRefusal,
  withPhoneValue,
  type PhoneAnswer,
  type PhoneChangeState,
} from './phone-change.model.ts';
import type { PhoneChangeEmitted, PhoneChangeEvent, PhoneField } from './phone-change.types.ts';

export const phoneChangeMachine = setup({
  types: machineTypes<{
    context: PhoneChangeState;
    events: PhoneChangeEvent;
    emitted: PhoneChangeEmitted;
  }>(),
  actors: { changePhone: fromPromise<PhoneAnswer, PhoneEdit>(notProvided('phoneChange')) },
  guards: {
    isComplete: ({ context }) => isPhoneEditComplete(context),
    isAccepted: (_, answer: PhoneAnswer) => answer.ok,
  },
  actions: {
    reset: assign(() => emptyPhoneForm),
    changeValue: assign(({ context }, { field, value }: { readonly field: PhoneField; readonly value: string }) =>
      withPhoneValue(context, field, value),
    ),
    check: assign(({ context }, field: PhoneField) => ({ checked: [...new Set([...context.checked, field])] })),
    checkAll: assign({ checked: PHONE_FIELDS }),
    forgetFailure: assign({ failure: null, refusals: {} }),
    takeRefusal: assign(({ context }, answer: PhoneAnswer) => withPhoneRefusal(context, answer)),
    tellRefused: enqueueActions(({ context, enqueue }) => {
      const fields = invalidPhoneFields(context);
      if (fields.length > 0) enqueue.emit({ type: 'form.refused', fields });
    }),
    tellChanged: enqueueActions(({ enqueue }, answer: PhoneAnswer) => {
      if (!answer.ok) return;
      const { profile, userInfo: user } = answer.value.result;
      enqueue.emit({ type: 'phone.changed', profile, user });
      enqueue.emit({ type: 'notice.raised', notice: phoneChangedNotice(answer.value) });
    }),
  },
}).createMachine({
  id: 'phoneChange',
  context: emptyPhoneForm,
  initial: 'closed',
  states: {
    // A closed dialog keeps no password in memory.
    closed: { entry: 'reset', on: { 'dialog.show': 'editing' } },
    editing: {
      on: {
        'value.change': { actions: { type: 'changeValue', params: ({ event }) => event } },
        'value.leave': { actions: { type: 'check', params: ({ event }) => event.field } },
        'form.submit': [
          { guard: 'isComplete', target: 'submitting', actions: 'forgetFailure' },
          { actions: ['checkAll', 'tellRefused'] },
        ],
        'dialog.close': 'closed',
      },
    },
    submitting: {
      invoke: {
        src: 'changePhone',
        input: ({ context }) => phoneEditOf(context),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'closed',
            actions: { type: 'tellChanged', params: ({ event }) => event.output },
          },
          {
            target: 'editing',
            actions: [{ type: 'takeRefusal', params: ({ event }) => event.output }, 'tellRefused'],
          },
        ],
      },
    },
  },
});
