import { checkStrongPassword } from './rules/strong-password.rule.ts';

/** `none`: empty. `weak`: will be rejected. `strong`: long and mixed-case. */
export type PasswordStrength = 'none' | 'weak' | 'medium' | 'strong';

const LONG = 10;

/** Rate a password by its characters. */
export function passwordStrength(value: string): PasswordStrength {
  if (value === '') return 'none';
  if (checkStrongPassword(value) !== null) return 'weak';
  return value.length >= LONG && /[a-z]/u.test(value) && /[A-Z]/u.test(value) ? 'strong' : 'medium';
}
