import type { FormRefused } from '../../../http/index.ts';
import type { LocalizedText } from '../../../kernel/index.ts';
import type { RegistrationForm } from './registration-rules.ts';

export type RegistrationField = keyof RegistrationForm;

/** `registered` is final: the page greets the account. */
export type RegistrationStatus = 'editing' | 'submitting' | 'registered';

export type RegistrationEvent =
  | { readonly type: 'value.change'; readonly field: RegistrationField; readonly value: string }
  /** The field lost focus: it shows its error from now on. */
  | { readonly type: 'value.leave'; readonly field: RegistrationField }
  /** Restore the input from before a reload. */
  | { readonly type: 'draft.restore' }
  | { readonly type: 'draft.discard' }
  | { readonly type: 'form.submit' };

/** Persisted part of the form until it is accepted: never passwords or codes. */
export type RegistrationDraft = Pick<RegistrationForm, 'username' | 'email' | 'phone'>;

export type RegistrationEmitted =
  | { readonly type: 'account.registered'; readonly username: string }
  | FormRefused<RegistrationField>;

export interface RegistrationFacts {
  readonly status: RegistrationStatus;
  readonly values: RegistrationForm;
  /** Errors of fields that were left or submitted; the server's error stays until its field changes. */
  readonly errors: Readonly<Partial<Record<RegistrationField, LocalizedText>>>;
  /** A failure that belongs to no field. */
  readonly failure: LocalizedText | null;
  /** There is unsent input from before a reload. */
  readonly hasDraft: boolean;
  /** The new username; null before registration. */
  readonly username: string | null;
}
