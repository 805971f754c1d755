import type { LocalizedText } from '@evergreen/core/kernel';
import {
  bankCardWarning,
  cellShortcuts,
  checkBankCard,
  checkCreditCode,
  checkDictionaryCode,
  checkSmsCode,
  checkStrongPassword,
  fieldRules,
  isMobileOfTables,
  textRules,
  validatorMessages,
  type FieldRuleName,
} from '@evergreen/core/validation/validators';

import { checkResultOf, VALID, type Check, type CheckResult } from '../../check-result.ts';
import { idCardCheck } from './id-card-check.ts';
import { cellSentences, fieldRuleSentences, ruleMessages, ruleSentences } from './rule.messages.ts';

export interface CheckRule {
  readonly name: string;
  /** What it takes. */
  readonly sentence: LocalizedText;
  /** `now` in epoch milliseconds. */
  check(now: number): Check;
}

function checkCredit(value: string): CheckResult {
  if (value === '') return VALID;
  const outcome = checkCreditCode(value);
  if (!outcome.valid) return { valid: false, reason: outcome.reason, message: ruleMessages.creditCode[outcome.reason] };
  const { regionCode, organizationCode } = outcome;
  return { valid: true, facts: { regionCode, organizationCode } };
}

function checkCard(value: string): CheckResult {
  if (value === '') return VALID;
  const warning = bankCardWarning(value);
  return warning === null ? checkResultOf(checkBankCard(value)) : { valid: true, warning };
}

/** Checks with more detail than the form's validation message. */
const telling: ReadonlyMap<FieldRuleName, Check> = new Map<FieldRuleName, Check>([
  ['creditCode', checkCredit],
  ['bankCard', checkCard],
]);

const plain = (name: keyof typeof ruleSentences, check: Check): CheckRule => ({
  name,
  sentence: ruleSentences[name],
  check: () => check,
});

/** All validation rules, in display order. */
export const checkRules: readonly CheckRule[] = [
  { name: 'idcard', sentence: ruleSentences.idcard, check: (now) => idCardCheck(now) },
  ...fieldRuleSentences.map(([name, sentence]): CheckRule => ({
    name,
    sentence,
    check: (now) => telling.get(name) ?? ((value) => checkResultOf(fieldRules[name](value, { now }))),
  })),
  plain('mobileOfTables', (value) =>
    isMobileOfTables(value) ? VALID : { valid: false, message: validatorMessages.mobile },
  ),
  plain('landlineOrMobile', (value) => checkResultOf(textRules.landlineOrMobile(value))),
  plain('strongPassword', (value) => checkResultOf(checkStrongPassword(value))),
  plain('smsCode', (value) => checkResultOf(checkSmsCode(value))),
  plain('dictionaryCode', (value) => checkResultOf(checkDictionaryCode(value))),
  ...cellSentences.map(([shortcut, sentence]): CheckRule => {
    const refusal: CheckResult = { valid: false, message: ruleMessages.notThis(sentence) };
    return {
      name: `cell:${shortcut}`,
      sentence,
      check: () => (value) => (cellShortcuts.get(shortcut)?.(value) === true ? VALID : refusal),
    };
  }),
];

/** Look up a rule by name, ignoring case and hyphens. */
export function checkRule(name: string): CheckRule | undefined {
  const plainName = (written: string) =>
    written.startsWith('cell:') ? written : written.replaceAll('-', '').toLowerCase();
  return checkRules.find((rule) => plainName(rule.name) === plainName(name));
}
