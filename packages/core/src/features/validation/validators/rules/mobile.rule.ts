import type { LocalizedText } from '../../../../kernel/index.ts';
import { validatorMessages } from '../validator.messages.ts';

/** Form pattern: 11 digits, the second 3, 4, 5, 7 or 8. Rejects 16… and 19…, issued since 2017. */
const MOBILE_OF_FORMS = /^1[34578]\d{9}$/u;

/** Table pattern: 11 digits, the second 3 to 9. Matches the numbers issued today. */
const MOBILE_OF_TABLES = /^1[3-9]\d{9}$/u;

export function isMobileOfForms(value: string): boolean {
  return MOBILE_OF_FORMS.test(value);
}

export function isMobileOfTables(value: string): boolean {
  return MOBILE_OF_TABLES.test(value);
}

/** Validate a mobile number in a form; null if valid. */
export function checkMobile(value: string): LocalizedText | null {
  return isMobileOfForms(value) ? null : validatorMessages.mobile;
}

/** Like `checkMobile`, for a required field. */
export function checkMobileRequired(value: string): LocalizedText | null {
  return value === '' ? validatorMessages.mobileRequired : checkMobile(value);
}
