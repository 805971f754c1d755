import type { LocalizedText } from '../kernel/index.ts';

export type SubmissionStatus = 'closed' | 'editing' | 'submitting';

export type SubmissionValues<Field extends string> = Readonly<Record<Field, string>>;

export type FieldErrors<Field extends string> = Partial<Readonly<Record<Field, LocalizedText>>>;

export interface SubmissionRefusal<Field extends string> {
  /** The server's errors, until their field changes. */
  readonly refusals: FieldErrors<Field>;
  /** A refusal that belongs to no field. */
  readonly failure: LocalizedText | null;
}

export type SubmissionEvent<Field extends string> =
  | { readonly type: 'dialog.show' }
  | { readonly type: 'value.change'; readonly field: Field; readonly value: string }
  /** The field lost focus: it shows its error from now on. */
  | { readonly type: 'value.leave'; readonly field: Field }
  /** Marks every field that breaks a rule, or sends the form. */
  | { readonly type: 'form.submit' }
  /** Ignored during a call. */
  | { readonly type: 'dialog.close' };

export type SubmissionEmitted<Field extends string, Answer, Failure> =
  /** The invalid fields in form order; the first one gets the focus. */
  | { readonly type: 'form.refused'; readonly fields: readonly Field[] }
  | { readonly type: 'form.accepted'; readonly answer: Answer }
  | { readonly type: 'form.failed'; readonly failure: Failure };

export interface SubmissionFacts<Field extends string> {
  readonly status: SubmissionStatus;
  readonly values: SubmissionValues<Field>;
  /** Errors of fields that were left or submitted; the server's error stays until its field changes. */
  readonly errors: FieldErrors<Field>;
  readonly failure: LocalizedText | null;
}
