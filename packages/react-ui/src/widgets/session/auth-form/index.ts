export { FormError, type FormErrorProps } from './form-error.tsx';
export { AuthTextField, type TextFieldProps } from './text-field.tsx';
export { ASKING, SubmitButton, type SubmitButtonProps } from './submit-button.tsx';
export { PasswordEntry } from './password-entry.tsx';
