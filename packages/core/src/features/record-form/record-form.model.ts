import { formFields, type Area, type AreaRow, type AreaValues, type FieldValue } from '../../areas/index.ts';
import { sameText, type Notice, type Text } from '../../kernel/index.ts';
import type { Draft } from '../drafts/index.ts';
import { fieldsCheckedWith, normaliseValues, validateField, validateRecord, type RecordErrors } from '../validators/index.ts';
import { recordFormMessages } from './record-form.messages.ts';
import type { RecordFormMode } from './record-form.types.ts';

export interface RecordFormState {
  readonly area: Area;
  readonly mode: RecordFormMode;
  readonly row: AreaRow | null;
  /** What the form began with: the defaults of a new row, or the row as it is stored. */
  readonly initial: AreaValues;
  /** As typed. */
  readonly values: AreaValues;
  readonly errors: RecordErrors;
  readonly failure: Text | null;
  /** Offered and not yet answered. */
  readonly draft: Draft | null;
}

/** What has to happen to the stored draft so that it says what there is to lose. */
export type DraftCommand =
  | { readonly kind: 'write'; readonly values: AreaValues }
  /** Put back what was offered and never answered. */
  | { readonly kind: 'putBack'; readonly draft: Draft }
  | { readonly kind: 'remove' };

export function initialValues(area: Area): AreaValues {
  return Object.fromEntries(formFields(area).map(([key, field]) => [key, field.initial ?? null]));
}

/** The form's fields as the row holds them. */
function valuesOfRow(area: Area, row: AreaRow): AreaValues {
  return Object.fromEntries(formFields(area).map(([key]) => [key, row[key] ?? null]));
}

/** What the form began with, and over it what a draft has of the form's fields; it may be older than some of them. */
function valuesOfDraft({ initial }: Pick<RecordFormState, 'initial'>, draft: Draft): AreaValues {
  return Object.fromEntries(
    Object.entries(initial).map(([key, value]) => [key, Object.hasOwn(draft.values, key) ? (draft.values[key] ?? null) : value]),
  );
}

export function formOfRow(area: Area, row: AreaRow): Pick<RecordFormState, 'row' | 'initial' | 'values' | 'failure'> {
  const values = valuesOfRow(area, row);
  return { row, initial: values, values, failure: null };
}

function hasSameValues(area: Area, one: AreaValues, other: AreaValues): boolean {
  const left = normaliseValues(area, one);
  const right = normaliseValues(area, other);
  return Object.keys(left).every((key) => left[key] === right[key]);
}

/** Whether there is anything to lose: blanks around a text are nothing. */
export function isDirty({ area, initial, values }: Pick<RecordFormState, 'area' | 'initial' | 'values'>): boolean {
  return !hasSameValues(area, initial, values);
}

/** A draft that says what the form already shows is no news. */
export function worthwhileDraft(state: RecordFormState): Draft | null {
  const { area, initial, draft } = state;
  return draft === null || hasSameValues(area, initial, valuesOfDraft(state, draft)) ? null : draft;
}

/** Keys that the form does not have are ignored. A field already marked wrong is judged again with every change. */
export function withValue(state: RecordFormState, key: string, value: FieldValue): Partial<RecordFormState> {
  if (!Object.hasOwn(state.values, key)) return {};
  const values = { ...state.values, [key]: value };
  const marked = fieldsCheckedWith(state.area, key).filter((name) => Object.hasOwn(state.errors, name));
  return { values, errors: rechecked({ ...state, values }, marked) };
}

/** Judges a field that was left, and the filled ones that are compared with it. */
export function withFieldChecked(state: RecordFormState, key: string): Partial<RecordFormState> {
  const filled = fieldsCheckedWith(state.area, key).filter((name) => name === key || (state.values[name] ?? null) !== null);
  return { errors: rechecked(state, filled) };
}

function rechecked({ area, values, errors }: RecordFormState, keys: readonly string[]): RecordErrors {
  const others = Object.entries(errors).filter(([key]) => !keys.includes(key));
  const judged = keys.flatMap((key) => {
    const error = validateField(area, key, values);
    return error === null ? [] : [[key, error] as const];
  });
  return Object.fromEntries([...others, ...judged]);
}

export function allErrors({ area, values }: Pick<RecordFormState, 'area' | 'values'>): RecordErrors {
  return validateRecord(area, values);
}

/** The offered draft in the place of what the form shows; it is answered then, and its errors are found later. */
export function withDraftRestored(state: RecordFormState): Partial<RecordFormState> {
  const { values, draft } = state;
  return { values: draft === null ? values : valuesOfDraft(state, draft), errors: {}, draft: null };
}

/** What was typed is kept; failing that, an offer nobody answered; else there is nothing to keep. */
export function draftCommand(state: RecordFormState): DraftCommand {
  if (isDirty(state)) return { kind: 'write', values: state.values };
  return state.draft === null ? { kind: 'remove' } : { kind: 'putBack', draft: state.draft };
}

export function savedNotice(message: string): Notice {
  return { level: 'success', text: message === '' ? recordFormMessages.saved : sameText(message) };
}

export function formTitle({ area, mode }: Pick<RecordFormState, 'area' | 'mode'>): Text {
  switch (mode.kind) {
    case 'add':
      return recordFormMessages.addTitle(area.singular);
    case 'edit':
      return recordFormMessages.editTitle(area.singular);
    case 'details':
      return recordFormMessages.detailsTitle(area.singular);
  }
}
