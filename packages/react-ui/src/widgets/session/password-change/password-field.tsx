import type { PasswordChangeService, PasswordField as FieldName } from '@evergreen/core/session/password-change';
import { Form, Input } from 'antd';

import { useFacts, useTranslate } from '../../../adapter/index.ts';
import { passwordChangeWidgetMessages as messages } from './password-change.messages.ts';

/** In the order of the form. */
export const PASSWORD_INPUTS = ['oldPassword', 'newPassword', 'confirmation'] as const satisfies readonly FieldName[];

const words = {
  oldPassword: { label: messages.oldPassword, prompt: messages.oldPasswordPrompt, autoComplete: 'current-password' },
  newPassword: { label: messages.newPassword, prompt: messages.newPasswordPrompt, autoComplete: 'new-password' },
  confirmation: { label: messages.confirmation, prompt: messages.confirmationPrompt, autoComplete: 'new-password' },
} as const;

export function passwordFieldId(field: FieldName): string {
  return `password-change-${field}`;
}

export interface PasswordFieldProps {
  readonly field: FieldName;
  readonly change: PasswordChangeService;
}

/** A labelled password with what is wrong with it below, tied together for those who hear the page. */
export function PasswordInput({ field, change }: PasswordFieldProps) {
  const { values, errors } = useFacts(change);
  const t = useTranslate();
  const id = passwordFieldId(field);
  const error = errors[field];
  const { label, prompt, autoComplete } = words[field];
  return (
    <Form.Item
      label={t(label)}
      htmlFor={id}
      required
      {...(error === undefined
        ? {}
        : { validateStatus: 'error' as const, help: <span id={`${id}-error`}>{t(error)}</span> })}
    >
      <Input.Password
        id={id}
        value={values[field]}
        placeholder={t(prompt)}
        autoComplete={autoComplete}
        autoFocus={field === 'oldPassword'}
        aria-required
        {...(error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        onChange={(event) => change.send({ type: 'value.change', field, value: event.target.value })}
        onBlur={() => change.send({ type: 'value.leave', field })}
      />
    </Form.Item>
  );
}
