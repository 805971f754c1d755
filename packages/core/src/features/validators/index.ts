export { checkPasswordChange, type PasswordChange } from './password-change.ts';
export {
  fieldPrompt,
  fieldsCheckedWith,
  normaliseValues,
  validateField,
  validateRecord,
  type RecordErrors,
} from './record-rules.ts';
export { textRules, type TextRule } from './text-rules.ts';
export { checkUsername } from './rules/username.rule.ts';
export { checkLandline } from './rules/landline.rule.ts';
export { validatorMessages } from './validator.messages.ts';
