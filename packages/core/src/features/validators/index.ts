export type { IdCardFacts, IdCardOptions, IdCardOutcome, IdCardReason, RegionLookup, RegionState } from './id-card.types.ts';
export { checkPasswordChange, type PasswordChange } from './password-change.ts';
export {
  fieldPrompt,
  fieldsCheckedWith,
  normaliseValues,
  validateField,
  validateRecord,
  type RecordErrors,
} from './record-rules.ts';
export { passwordStrength, type PasswordStrength } from './password-strength.ts';
export { checkRegistration, refusedRegistrationField, type RegistrationForm } from './registration.ts';
export { textRules, type TextRule } from './text-rules.ts';
export { checkChineseIdCard } from './rules/chinese-id-card.rule.ts';
export { checkIdCard } from './rules/id-card.rule.ts';
export { checkMobileRequired } from './rules/mobile.rule.ts';
export { checkSmsCode } from './rules/sms-code.rule.ts';
export { checkStrongPassword } from './rules/strong-password.rule.ts';
export { checkUsername } from './rules/username.rule.ts';
export { checkLandline } from './rules/landline.rule.ts';
export { validatorMessages } from './validator.messages.ts';
