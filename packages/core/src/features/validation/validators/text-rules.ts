import type { RuleName } from '../../../resources/index.ts';
import type { LocalizedText } from '../../../kernel/index.ts';
import { checkBankCard } from './rules/bank-card.rule.ts';
import { checkCreditCodeField } from './rules/credit-code.rule.ts';
import { checkIdCard } from './rules/id-card.rule.ts';
import { checkEmail } from './rules/email.rule.ts';
import { checkLandlineOrMobile } from './rules/landline-or-mobile.rule.ts';
import {
  checkCode,
  checkLettersAndDigits,
  checkNaturalNumber,
  checkPlainValue,
  checkSitePath,
} from './rules/pattern-rules.ts';
import { checkMobile } from './rules/mobile.rule.ts';
import { checkUpstreamAddress } from './rules/upstream-address.rule.ts';
import { checkUrl } from './rules/url.rule.ts';
import { validatorMessages } from './validator.messages.ts';

/** Return the validation error of a non-empty text, or null. */
export type TextRule = (value: string) => LocalizedText | null;

/** Rules a resource may reference by name. */
export const textRules: Readonly<Record<RuleName, TextRule>> = {
  mobile: checkMobile,
  landlineOrMobile: checkLandlineOrMobile,
  email: checkEmail,
  url: checkUrl,
  naturalNumber: checkNaturalNumber,
  lettersAndDigits: checkLettersAndDigits,
  code: checkCode,
  creditCode: checkCreditCodeField,
  // Whether the birthday is past is judged by the server, which knows the day.
  identityNumber: (value) => (checkIdCard(value).valid ? null : validatorMessages.chineseIdCard),
  bankCard: checkBankCard,
  plainValue: checkPlainValue,
  sitePath: checkSitePath,
  upstreamAddress: checkUpstreamAddress,
};
