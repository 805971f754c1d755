export { cellShortcuts } from './cell-shortcuts.ts';
export {
  EMPTY_RULE_PART,
  judgeByParts,
  ruleOfParts,
  rulePartProblem,
  typedRuleParts,
  type RuleVerdict,
  type TypedRulePart,
} from './code-rule-parts.ts';
export { brokenPart, codeRuleSchema, parseCodeRule, type BrokenPart, type CodeRule } from './code-rule.ts';
export { fieldRules, type FieldRule, type FieldRuleFacts, type FieldRuleName } from './field-rules.ts';
export { requiredCheckboxes, requiredSelect, requiredText, type Bounds, type FormRule } from './form-rules.ts';
export {
  validateFormAndTables,
  type FormWithTables,
  type FormWithTablesFailure,
  type Validatable,
} from './form-with-tables.ts';
export { idCardMessages } from './id-card.messages.ts';
export type {
  IdCardFacts,
  IdCardOptions,
  IdCardOutcome,
  IdCardReason,
  RegionLookup,
  RegionState,
} from './id-card.types.ts';
export { filledMessage, type MessageParts } from './message-placeholders.ts';
export { makePassword } from './made-password.ts';
export { numberInputAfter, numberOfInput } from './number-input.ts';
export { compileRule } from './patterns/compile-rule.ts';
export type { CompiledRule, PatternError, PatternErrorKind } from './patterns/pattern.types.ts';
export {
  fieldPrompt,
  fieldsCheckedWith,
  normaliseAnswers,
  normaliseValues,
  validateAnswers,
  validateField,
  validateRecord,
  type RecordAge,
  type RecordErrors,
} from './record-rules.ts';
export { passwordStrength, type PasswordStrength } from './password-strength.ts';
export { textRules, type TextRule } from './text-rules.ts';
export { bankCardWarning, checkBankCard } from './rules/bank-card.rule.ts';
export { checkChineseIdCard } from './rules/chinese-id-card.rule.ts';
export { checkCreditCode, type CreditCodeOutcome, type CreditCodeReason } from './rules/credit-code.rule.ts';
export { checkDictionaryCode } from './rules/dictionary-code.rule.ts';
export { checkEmail } from './rules/email.rule.ts';
export { checkIdCard } from './rules/id-card.rule.ts';
export { checkMobileRequired, isMobileOfForms, isMobileOfTables } from './rules/mobile.rule.ts';
export { checkSmsCode } from './rules/sms-code.rule.ts';
export { checkStrongPassword } from './rules/strong-password.rule.ts';
export { checkUsername } from './rules/username.rule.ts';
export { checkLandline } from './rules/landline.rule.ts';
export { storableTextMessages } from './storable-text.messages.ts';
export { validatorMessages } from './validator.messages.ts';
