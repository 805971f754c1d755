export { generatePassword } from './password-generator.ts';
export { createPasswordChange, type PasswordChangeService } from './password-change.service.ts';
export type { PasswordField } from './password-change.types.ts';
