import type { LocalizedText } from '../../../kernel/index.ts';
import type { RegistrationForm } from '../../validation/validators/index.ts';

export type RegistrationField = keyof RegistrationForm;

/** `registered` is the end: its page greets the account. */
export type RegistrationStatus = 'editing' | 'submitting' | 'registered';

export type RegistrationEvent =
  | { readonly type: 'value.change'; readonly field: RegistrationField; readonly value: string }
  /** The person has left a field: from now on it says what is wrong with it. */
  | { readonly type: 'value.leave'; readonly field: RegistrationField }
  /** Takes up what was typed before a reload. */
  | { readonly type: 'draft.restore' }
  | { readonly type: 'draft.discard' }
  | { readonly type: 'form.submit' };

/** What of the form is persisted until it is accepted: passwords and codes never are. */
export type RegistrationDraft = Pick<RegistrationForm, 'username' | 'email' | 'phone'>;

export type RegistrationEmitted =
  | { readonly type: 'registered'; readonly username: string }
  /** It came to nothing, and is mended here. */
  | { readonly type: 'refused'; readonly field: RegistrationField };

export interface RegistrationFacts {
  readonly status: RegistrationStatus;
  readonly values: RegistrationForm;
  /** What is wrong, of fields that were left or submitted; what the server found wrong stands until its field is changed. */
  readonly errors: Readonly<Partial<Record<RegistrationField, LocalizedText>>>;
  /** Why the server refused what is no one field's matter, or could not be asked. */
  readonly failure: LocalizedText | null;
  /** Something was typed before a reload and never sent. */
  readonly hasDraft: boolean;
  /** The new account's name; null before there is one. */
  readonly username: string | null;
}
