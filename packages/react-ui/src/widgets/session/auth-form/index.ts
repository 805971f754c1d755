export { EntryFailure, type EntryFailureProps } from './form-error.tsx';
export { EntryField, type EntryFieldProps } from './text-field.tsx';
export { ASKING, EntrySubmit, type EntrySubmitProps } from './submit-button.tsx';
export { PasswordEntry } from './password-entry.tsx';
