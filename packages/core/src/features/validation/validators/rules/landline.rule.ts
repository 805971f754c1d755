import type { LocalizedText } from '../../../../kernel/index.ts';
import { validatorMessages } from '../validator.messages.ts';

/** An area code of 3 or 4 digits starting with 0, an optional hyphen, 7 or 8 digits not starting with 0. */
const LANDLINE = /^0\d{2,3}-?[1-9]\d{6,7}$/u;

export function isLandline(value: string): boolean {
  return LANDLINE.test(value);
}

/** Validate a landline number; null if valid. */
export function checkLandline(value: string): LocalizedText | null {
  return isLandline(value) ? null : validatorMessages.landline;
}
