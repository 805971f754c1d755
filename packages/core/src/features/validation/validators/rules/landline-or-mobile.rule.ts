import type { LocalizedText } from '../../../../kernel/index.ts';
import { validatorMessages } from '../validator.messages.ts';
import { isLandline } from './landline.rule.ts';
import { isMobileOfForms } from './mobile.rule.ts';

/** What is wrong with a number where either kind will do; null when nothing is. */
export function checkLandlineOrMobile(value: string): LocalizedText | null {
  return isLandline(value) || isMobileOfForms(value) ? null : validatorMessages.landlineOrMobile;
}
