export { EntryFailure, type EntryFailureProps } from './entry-failure.tsx';
export { EntryField, type EntryFieldProps } from './entry-field.tsx';
export { ASKING, EntrySubmit, type EntrySubmitProps } from './entry-submit.tsx';
export { PasswordEntry } from './password-entry.tsx';
