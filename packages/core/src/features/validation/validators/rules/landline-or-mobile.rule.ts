import type { LocalizedText } from '../../../../kernel/index.ts';
import { validatorMessages } from '../validator.messages.ts';
import { isLandline } from './landline.rule.ts';
import { isMobileOfForms } from './mobile.rule.ts';

/** Validate a landline or mobile number; null if valid. */
export function checkLandlineOrMobile(value: string): LocalizedText | null {
  return isLandline(value) || isMobileOfForms(value) ? null : validatorMessages.landlineOrMobile;
}
