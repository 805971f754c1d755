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
export { checkMobileRequired } from './rules/mobile.rule.ts';
export { checkSmsCode } from './rules/sms-code.rule.ts';
export { checkStrongPassword } from './rules/strong-password.rule.ts';
export { checkUsername } from './rules/username.rule.ts';
export { checkLandline } from './rules/landline.rule.ts';
export { validatorMessages } from './validator.messages.ts';
