export { createLoginForm, type LoginFormDependencies, type LoginFormService } from './login-form.service.ts';
export type {
  LoginField,
  LoginFormEmitted,
  LoginFormEvent,
  LoginFormFacts,
  LoginMode,
  LoginValueField,
  LoginValues,
} from './login-form.types.ts';
