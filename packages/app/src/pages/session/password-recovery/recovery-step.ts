import type { PasswordRecoveryService, PasswordRecoveryField } from '@evergreen/core/session/password-recovery';

export interface PasswordRecoveryStepProps {
  readonly flow: PasswordRecoveryService;
}

export function passwordRecoveryFieldId(field: PasswordRecoveryField): string {
  return `recovery-${field}`;
}
