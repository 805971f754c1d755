import type { LoginField, LoginFormService } from '@evergreen/core/session/login-form';

/** Props of the panel of each tab. */
export interface LoginPanelProps {
  readonly form: LoginFormService;
}

/** The DOM identifier of a field's input. */
export function loginFieldId(field: LoginField): string {
  return `login-${field}`;
}
