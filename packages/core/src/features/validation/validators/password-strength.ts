import { checkStrongPassword } from './rules/strong-password.rule.ts';

/** `none`: nothing is typed. `weak`: it will be refused. `strong`: long, and in both cases. */
export type PasswordStrength = 'none' | 'weak' | 'medium' | 'strong';

const LONG = 10;

/** How hard a password is to guess, as far as its characters tell. */
export function passwordStrength(value: string): PasswordStrength {
  if (value === '') return 'none';
  if (checkStrongPassword(value) !== null) return 'weak';
  return value.length >= LONG && /[a-z]/u.test(value) && /[A-Z]/u.test(value) ? 'strong' : 'medium';
}
