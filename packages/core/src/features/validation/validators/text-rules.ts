import type { RuleName } from '../../../resources/index.ts';
import type { LocalizedText } from '../../../kernel/index.ts';
import { checkEmail } from './rules/email.rule.ts';
import { checkLandlineOrMobile } from './rules/landline-or-mobile.rule.ts';
import { checkLettersAndDigits } from './rules/letters-and-digits.rule.ts';
import { checkMobile } from './rules/mobile.rule.ts';
import { checkNaturalNumber } from './rules/natural-number.rule.ts';
import { checkUrl } from './rules/url.rule.ts';

/** Says what is wrong with a text that is not empty; null when nothing is. */
export type TextRule = (value: string) => LocalizedText | null;

/** The rules that a resource may name. */
export const textRules: Readonly<Record<RuleName, TextRule>> = {
  mobile: checkMobile,
  landlineOrMobile: checkLandlineOrMobile,
  email: checkEmail,
  url: checkUrl,
  naturalNumber: checkNaturalNumber,
  lettersAndDigits: checkLettersAndDigits,
};
