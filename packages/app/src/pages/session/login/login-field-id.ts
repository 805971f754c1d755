import type { LoginField } from '@evergreen/core/login-form';

/** The id in the page of what may be wrong, so that the focus finds it. */
export function loginFieldId(field: LoginField): string {
  return `login-${field}`;
}
