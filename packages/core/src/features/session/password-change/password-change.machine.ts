import { assign, enqueueActions, fromPromise, setup } from 'xstate';

import type { PasswordUpdate } from '../../../contract/index.ts';
import { machineTypes, notProvided } from '../../../machine/index.ts';
import { passwordChangeMessages } from './password-change.messages.ts';
import {
  emptyForm,
  invalidPasswordFields,
  isPasswordChangeComplete,
  passwordChangeNoticeOf,
  PASSWORD_FIELDS,
  updateOf,
  withChecked,
  withPassword,
  withPasswordRefusal,
  type PasswordAnswer,
  type PasswordChangeState,
} from './password-change.model.ts';
import type { PasswordChangeEmitted, PasswordChangeEvent, PasswordField } from './password-change.types.ts';

export interface PasswordChangeContext {
  readonly form: PasswordChangeState;
}

export const passwordChangeMachine = setup({
  types: machineTypes<{
    context: PasswordChangeContext;
    events: PasswordChangeEvent;
    emitted: PasswordChangeEmitted;
  }>(),
  actors: {
    updatePassword: fromPromise<PasswordAnswer, PasswordUpdate>(notProvided('passwordChange')),
  },
  guards: {
    hasUser: (_, username: string) => username !== '',
    isComplete: ({ context }) => isPasswordChangeComplete(context.form),
    isAccepted: (_, answer: PasswordAnswer) => answer.ok,
  },
  actions: {
    reset: assign((_, username: string) => ({ form: emptyForm(username) })),
    changeValue: assign(({ context }, { field, value }: { readonly field: PasswordField; readonly value: string }) => ({
      form: withPassword(context.form, field, value),
    })),
    check: assign(({ context }, field: PasswordField) => ({ form: withChecked(context.form, field) })),
    checkAll: assign(({ context }) => ({ form: { ...context.form, checked: PASSWORD_FIELDS } })),
    takeRefusal: assign(({ context }, answer: PasswordAnswer) => ({ form: withPasswordRefusal(context.form, answer) })),
    tellRefused: enqueueActions(({ context, enqueue }) => {
      const fields = invalidPasswordFields(context.form);
      if (fields.length > 0) enqueue.emit({ type: 'form.refused', fields });
    }),
    warnOfNoUser: enqueueActions(({ enqueue }) =>
      enqueue.emit({ type: 'notice.raised', notice: { level: 'warning', text: passwordChangeMessages.noUser } }),
    ),
    tellAnswer: enqueueActions(({ enqueue }, answer: PasswordAnswer) => {
      const notice = passwordChangeNoticeOf(answer);
      if (notice !== null) enqueue.emit({ type: 'notice.raised', notice });
    }),
  },
}).createMachine({
  id: 'passwordChange',
  context: { form: emptyForm('') },
  initial: 'closed',
  states: {
    closed: {
      // A closed dialog keeps no password in memory.
      entry: { type: 'reset', params: '' },
      on: {
        'dialog.show': [
          {
            guard: { type: 'hasUser', params: ({ event }) => event.username },
            target: 'editing',
            actions: { type: 'reset', params: ({ event }) => event.username },
          },
          { actions: 'warnOfNoUser' },
        ],
      },
    },
    editing: {
      on: {
        'value.change': { actions: { type: 'changeValue', params: ({ event }) => event } },
        'value.leave': { actions: { type: 'check', params: ({ event }) => event.field } },
        'form.submit': [{ guard: 'isComplete', target: 'submitting' }, { actions: ['checkAll', 'tellRefused'] }],
        'dialog.close': 'closed',
      },
    },
    submitting: {
      invoke: {
        src: 'updatePassword',
        input: ({ context }) => updateOf(context.form),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'closed',
            actions: { type: 'tellAnswer', params: ({ event }) => event.output },
          },
          {
            target: 'editing',
            actions: [
              { type: 'takeRefusal', params: ({ event }) => event.output },
              { type: 'tellAnswer', params: ({ event }) => event.output },
              'tellRefused',
            ],
          },
        ],
      },
    },
  },
});
