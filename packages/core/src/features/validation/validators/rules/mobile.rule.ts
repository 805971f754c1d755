import type { LocalizedText } from '../../../../kernel/index.ts';
import { validatorMessages } from '../validator.messages.ts';

/** The form's reading: 11 digits, the second 3, 4, 5, 7 or 8. It refuses 16… and 19…, which are given out since 2017. */
const MOBILE_OF_FORMS = /^1[34578]\d{9}$/u;

/** The tables' reading: 11 digits, the second 3 to 9. It is right today. */
const MOBILE_OF_TABLES = /^1[3-9]\d{9}$/u;

export function isMobileOfForms(value: string): boolean {
  return MOBILE_OF_FORMS.test(value);
}

export function isMobileOfTables(value: string): boolean {
  return MOBILE_OF_TABLES.test(value);
}

/** What is wrong with a mobile number in a form; null when nothing is. */
export function checkMobile(value: string): LocalizedText | null {
  return isMobileOfForms(value) ? null : validatorMessages.mobile;
}

/** The same where a number has to be given. */
export function checkMobileRequired(value: string): LocalizedText | null {
  return value === '' ? validatorMessages.mobileRequired : checkMobile(value);
}
