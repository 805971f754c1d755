export { generatePassword } from './password-generator.ts';
export {
  createPasswordChange,
  type PasswordChangeDependencies,
  type PasswordChangeService,
} from './password-change.service.ts';
export type {
  PasswordChangeEmitted,
  PasswordChangeEvent,
  PasswordChangeFacts,
  PasswordChangeStatus,
  PasswordField,
} from './password-change.types.ts';
