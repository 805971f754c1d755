import type { Text } from '../../../kernel/index.ts';
import { validatorMessages } from '../validator.messages.ts';

/** The form's reading: 11 digits, the second 3, 4, 5, 7 or 8. Tables read a mobile number more widely. */
const MOBILE_OF_FORMS = /^1[34578]\d{9}$/u;

export function isMobileOfForms(value: string): boolean {
  return MOBILE_OF_FORMS.test(value);
}

/** What is wrong with a mobile number in a form; null when nothing is. */
export function checkMobile(value: string): Text | null {
  return isMobileOfForms(value) ? null : validatorMessages.mobile;
}

/** The same where a number has to be given. */
export function checkMobileRequired(value: string): Text | null {
  return value === '' ? validatorMessages.mobileRequired : checkMobile(value);
}
