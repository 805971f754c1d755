import { sameText, type LocalizedText } from '../kernel/index.ts';
import type { HttpFailure } from './http-failure.ts';
import { failureText } from './http.messages.ts';

/** Emitted by a form that was not accepted, by its own rules or by the server. */
export interface FormRefused<Field extends string> {
  readonly type: 'form.refused';
  /** The invalid fields in form order; the first one gets the focus. */
  readonly fields: readonly Field[];
}

/** A failed call, as a form shows it. */
export interface FormRefusal<Field extends string> {
  /** The server's message of each field that it rejected. */
  readonly refusals: Readonly<Partial<Record<Field, LocalizedText>>>;
  /** What the fields do not show; null if they show everything. */
  readonly failure: LocalizedText | null;
}

/** Distribute a failure over the fields of a form. `fieldOf`: key of the request → field of the form. */
export function formRefusalOf<Field extends string>(
  failure: HttpFailure,
  fieldOf: Readonly<Record<string, Field>>,
): FormRefusal<Field> {
  const named = failure.kind === 'rejected' ? Object.entries(failure.fields ?? {}) : [];
  const refusals: Partial<Record<Field, LocalizedText>> = {};
  for (const [key, message] of named) {
    const field = Object.hasOwn(fieldOf, key) ? fieldOf[key] : undefined;
    if (field !== undefined) refusals[field] = sameText(message);
  }
  const isShown = named.length > 0 && named.every(([key]) => Object.hasOwn(fieldOf, key));
  return { refusals, failure: isShown ? null : failureText(failure) };
}

/** The refusals without the one of a changed field. */
export function withoutRefusal<Field extends string>(
  refusals: FormRefusal<Field>['refusals'],
  field: Field,
): FormRefusal<Field>['refusals'] {
  if (refusals[field] === undefined) return refusals;
  const others = { ...refusals };
  delete others[field];
  return others;
}
