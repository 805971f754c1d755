import type { LocalizedText } from '../../../kernel/index.ts';
import type { TextRule } from './text-rules.ts';
import { checkBankCard } from './rules/bank-card.rule.ts';
import { checkChineseIdCard } from './rules/chinese-id-card.rule.ts';
import {
  checkChineseOrEnglish,
  checkCode,
  checkDigitsAndLineFeeds,
  checkEnglishLetters,
  checkIdNumber,
  checkLettersAndDigits,
  checkNaturalNumber,
  checkPlainValue,
  checkQq,
  checkShortText,
} from './rules/pattern-rules.ts';
import { checkCreditCodeField } from './rules/credit-code.rule.ts';
import { checkEmail } from './rules/email.rule.ts';
import { checkLandline } from './rules/landline.rule.ts';
import { checkMobileRequired } from './rules/mobile.rule.ts';
import { checkUrl } from './rules/url.rule.ts';
import { checkUsername } from './rules/username.rule.ts';

/** Context of a rule beside the value: the current time in epoch milliseconds. */
export interface FieldRuleFacts {
  readonly now: number;
}

/** Return the validation error of a field's value, or null. */
export type FieldRule = (value: string, facts: FieldRuleFacts) => LocalizedText | null;

/** Fields are optional unless the specification says otherwise. */
function optional(rule: TextRule): FieldRule {
  return (value) => (value === '' ? null : rule(value));
}

/** The field patterns of the specification, and the dictionary code. */
export const fieldRules = {
  mobile: checkMobileRequired,
  username: checkUsername,
  email: optional(checkEmail),
  naturalNumber: optional(checkNaturalNumber),
  englishLetters: optional(checkEnglishLetters),
  landline: optional(checkLandline),
  bankCard: optional(checkBankCard),
  idNumber: optional(checkIdNumber),
  chineseIdCard: (value, { now }) => (value === '' ? null : checkChineseIdCard(value, now)),
  qq: optional(checkQq),
  url: optional(checkUrl),
  lettersAndDigits: optional(checkLettersAndDigits),
  code: optional(checkCode),
  plainValue: optional(checkPlainValue),
  chineseOrEnglish: optional(checkChineseOrEnglish),
  digitsAndLineFeeds: optional(checkDigitsAndLineFeeds),
  shortText: optional(checkShortText),
  creditCode: optional(checkCreditCodeField),
} as const satisfies Readonly<Record<string, FieldRule>>;

export type FieldRuleName = keyof typeof fieldRules;
