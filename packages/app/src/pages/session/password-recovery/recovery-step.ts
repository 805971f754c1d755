import type { PasswordRecoveryService, PasswordRecoveryField } from '@evergreen/core/password-recovery';

export interface PasswordRecoveryStepProps {
  readonly flow: PasswordRecoveryService;
}

/** From the top of a step to its end. */
const FIELDS: readonly PasswordRecoveryField[] = ['phone', 'smscode', 'password', 'confirmation'];

export function passwordRecoveryFieldId(field: PasswordRecoveryField): string {
  return `recovery-${field}`;
}

/** Takes the person to the first field that is wrong, if one is. */
export function focusWrongField(flow: PasswordRecoveryService): void {
  const { errors } = flow.facts();
  const wrong = FIELDS.find((field) => errors[field] !== undefined);
  if (wrong !== undefined) document.getElementById(passwordRecoveryFieldId(wrong))?.focus();
}
