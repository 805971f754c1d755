import {
  dictionaryTextKey,
  formFields,
  type Area,
  type AreaRow,
  type AreaValues,
  type Field,
  type FieldValue,
} from '../../../resources/index.ts';
import { failureText } from '../../../http/index.ts';
import { sameText, type Notice, type Text } from '../../../kernel/index.ts';
import type { Draft } from '../../../drafts/index.ts';
import { readFieldValue } from '../../validation/field-values/index.ts';
import { parseDateTime } from '../../../format/index.ts';
import { mergeRow, type SaveOutcome } from '../record-store/index.ts';
import {
  fieldsCheckedWith,
  normaliseValues,
  validateField,
  type RecordErrors,
} from '../../validation/validators/index.ts';
import type { FieldConflict } from './record-conflict.model.ts';
import { recordFormMessages } from './record-form.messages.ts';
import type { RecordFormMode, RemoteWriter } from './record-form.types.ts';

export interface RecordFormState {
  readonly area: Area;
  readonly mode: RecordFormMode;
  /** Epoch milliseconds: 今天 and `+3` count from it. */
  readonly now: () => number;
  /** The row that a save writes; null for a new one, also where the row was deleted and is added anew. */
  readonly rowId: string | null;
  readonly row: AreaRow | null;
  /** What a save is compared with: the defaults of a new row, or the row as it is stored. */
  readonly initial: AreaValues;
  /** As typed: dates and numbers may be texts that are not read yet, or cannot be. */
  readonly values: AreaValues;
  /** What values that were chosen here read as. */
  readonly texts: Readonly<Record<string, string>>;
  readonly errors: RecordErrors;
  readonly failure: Text | null;
  /** Offered and not yet answered. */
  readonly draft: Draft | null;
  /** Fields that both changed, until the row is saved. `initial` holds the other person's value, `values` the own one. */
  readonly conflicts: Readonly<Record<string, FieldConflict>>;
  /** What was taken over from somebody else, and who stored it. */
  readonly remoteChanges: (RemoteWriter & { readonly keys: readonly string[] }) | null;
}

/** What has to happen to the stored draft so that it says what there is to lose. */
export type DraftCommand =
  | { readonly kind: 'write'; readonly values: AreaValues; readonly base: AreaValues | undefined }
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

export function formOfRow(area: Area, row: AreaRow): Pick<RecordFormState, 'row' | 'initial' | 'values' | 'failure'> {
  const values = valuesOfRow(area, row);
  return { row, initial: values, values, failure: null };
}

/** Dates and numbers as they are read; what cannot be read stays as typed. */
function readValues(area: Area, values: AreaValues, now: number): AreaValues {
  return Object.fromEntries(
    Object.entries(values).map(([key, typed]) => {
      const read = fieldOf(area, key, (field) => readFieldValue(field, typed, { now }));
      return [key, read?.ok === true ? read.value : typed];
    }),
  );
}

function fieldOf<Answer>(area: Area, key: string, answer: (field: Field) => Answer): Answer | undefined {
  const field = Object.hasOwn(area.fields, key) ? area.fields[key] : undefined;
  return field === undefined ? undefined : answer(field);
}

/** The values as they are compared and saved. */
export function savedValues({ area, values, now }: Pick<RecordFormState, 'area' | 'values' | 'now'>): AreaValues {
  return normaliseValues(area, readValues(area, values, now()));
}

/** Whether there is anything to lose: blanks around a text and another spelling of a date are nothing. */
export function isDirty(state: Pick<RecordFormState, 'area' | 'initial' | 'values' | 'now'>): boolean {
  return isOtherThan(normaliseValues(state.area, state.initial), savedValues(state));
}

function isOtherThan(one: AreaValues, other: AreaValues): boolean {
  return Object.keys(one).some((key) => one[key] !== other[key]);
}

/** Keys that the form does not have are ignored. A field already marked wrong is judged again with every change. */
export function withValue(
  state: RecordFormState,
  key: string,
  value: FieldValue,
  text: string | undefined,
): Partial<RecordFormState> {
  if (!Object.hasOwn(state.values, key)) return {};
  const values = { ...state.values, [key]: value };
  const marked = fieldsCheckedWith(state.area, key).filter((name) => Object.hasOwn(state.errors, name));
  return { values, texts: withText(state.texts, key, text), errors: rechecked({ ...state, values }, marked) };
}

function withText(texts: RecordFormState['texts'], key: string, text: string | undefined): RecordFormState['texts'] {
  const { [key]: _replaced, ...others } = texts;
  return text === undefined ? others : { ...others, [key]: text };
}

/** Reads and judges a field that was left, and judges the filled ones that are compared with it. */
export function withFieldLeft(state: RecordFormState, key: string): Partial<RecordFormState> {
  if (!Object.hasOwn(state.values, key)) return {};
  const { [key]: read = null } = readValues(state.area, { [key]: state.values[key] ?? null }, state.now());
  const values = { ...state.values, [key]: read };
  const filled = fieldsCheckedWith(state.area, key).filter((name) => name === key || (values[name] ?? null) !== null);
  return { values, errors: rechecked({ ...state, values }, filled) };
}

/** Reads and judges every field, as before a save. */
export function withEverythingRead(state: RecordFormState): Partial<RecordFormState> {
  const values = readValues(state.area, state.values, state.now());
  const read = { ...state, values, errors: {} };
  return {
    values,
    errors: rechecked(
      read,
      formFields(state.area).map(([key]) => key),
    ),
  };
}

function rechecked(state: RecordFormState, keys: readonly string[]): RecordErrors {
  const { area, errors, now } = state;
  const at = now();
  const values = readValues(area, state.values, at);
  const others = Object.entries(errors).filter(([key]) => !keys.includes(key));
  const judged = keys.flatMap((key) => {
    const error = unreadable(area, key, state.values, at) ?? validateField(area, key, values);
    return error === null ? [] : [[key, error] as const];
  });
  return Object.fromEntries([...others, ...judged]);
}

function unreadable(area: Area, key: string, values: AreaValues, now: number): Text | null {
  const read = fieldOf(area, key, (field) => readFieldValue(field, values[key] ?? null, { now }));
  return read === undefined || read.ok ? null : read.error;
}

/** What the form began with, and over it what a draft has of the form's fields; it may be older than some of them. */
function valuesOfDraft({ area, initial }: Pick<RecordFormState, 'area' | 'initial'>, draft: Draft): AreaValues {
  const values = Object.fromEntries(
    Object.entries(initial).map(([key, value]) => [
      key,
      Object.hasOwn(draft.values, key) ? (draft.values[key] ?? null) : value,
    ]),
  );
  // 今天 in a draft is the day on which it was typed.
  return readValues(area, values, draft.savedAt);
}

/** A draft over the row as it is now: what only others changed since is taken over, what both changed is a conflict. */
function mergedDraft(
  state: RecordFormState,
  draft: Draft,
): Pick<RecordFormState, 'values' | 'conflicts' | 'remoteChanges'> {
  const { area, row } = state;
  const values = valuesOfDraft(state, draft);
  if (row === null) return { values, conflicts: {}, remoteChanges: null };
  const base = draft.base ?? baseOfOldDraft(state, row, draft);
  const { remoteChanges, conflicts } = mergeRow(area, base, normaliseValues(area, values), row);
  return {
    values: { ...values, ...remoteChanges },
    conflicts: newConflicts(conflicts, base),
    remoteChanges: changesBy(row, Object.keys(remoteChanges)),
  };
}

/**
 * A draft without a base was written by an earlier version of the program. It began with the row as it is, unless that was stored after
 * it: then nobody knows what it began with.
 */
function baseOfOldDraft({ initial }: RecordFormState, { updateTime }: AreaRow, { savedAt }: Draft): AreaValues | null {
  const storedAt = updateTime === null ? undefined : parseDateTime(updateTime);
  return storedAt !== undefined && storedAt > savedAt ? null : initial;
}

function newConflicts(keys: readonly string[], base: AreaValues | null): RecordFormState['conflicts'] {
  return Object.fromEntries(keys.map((key) => [key, { before: base?.[key] ?? null, choice: null }]));
}

function changesBy(row: AreaRow, keys: readonly string[]): RecordFormState['remoteChanges'] {
  return keys.length === 0 ? null : { keys, by: row.updateBy, at: row.updateTime };
}

/** A draft that says what the form already shows is no news. */
export function worthwhileDraft(state: RecordFormState): Draft | null {
  const { area, initial, draft } = state;
  if (draft === null) return null;
  const { values } = mergedDraft(state, draft);
  return isOtherThan(normaliseValues(area, initial), normaliseValues(area, values)) ? draft : null;
}

/** The offered draft in the place of what the form shows; it is answered then, and its errors are found later. */
export function withDraftRestored(state: RecordFormState): Partial<RecordFormState> {
  const { draft } = state;
  return draft === null
    ? {}
    : { ...mergedDraft(state, draft), texts: textsOfDraft(state.area, draft), errors: {}, draft: null };
}

function textsOfDraft(area: Area, { values }: Draft): RecordFormState['texts'] {
  return Object.fromEntries(
    formFields(area).flatMap(([key]) => {
      const text = values[dictionaryTextKey(key)];
      return typeof text === 'string' ? [[key, text] as const] : [];
    }),
  );
}

/** What was typed is kept; failing that, an offer nobody answered; else there is nothing to keep. */
export function draftCommand(state: RecordFormState): DraftCommand {
  if (!isDirty(state)) return state.draft === null ? { kind: 'remove' } : { kind: 'putBack', draft: state.draft };
  const texts = Object.entries(state.texts).map(([key, text]) => [dictionaryTextKey(key), text] as const);
  const before = Object.entries(state.conflicts).map(([key, conflict]) => [key, conflict.before] as const);
  return {
    kind: 'write',
    values: { ...state.values, ...Object.fromEntries(texts) },
    base: state.row === null ? undefined : { ...state.initial, ...Object.fromEntries(before) },
  };
}

/** The form after a save that did not come through: what others stored meanwhile is taken over, what both changed is to be chosen. */
export function withUnsaved(state: RecordFormState, { result, remote }: SaveOutcome): Partial<RecordFormState> {
  const failure = result.ok || result.error.kind === 'conflict' ? null : failureText(result.error.failure);
  if (remote === null) return { failure };
  const { area } = state;
  const fields = !result.ok && result.error.kind === 'conflict' ? result.error.fields : [];
  const keys = [...new Set([...(state.remoteChanges?.keys ?? []), ...Object.keys(remote.changes)])];
  return {
    failure,
    row: remote.row,
    initial: valuesOfRow(area, remote.row),
    values: { ...state.values, ...remote.changes },
    texts: Object.fromEntries(Object.entries(state.texts).filter(([key]) => !Object.hasOwn(remote.changes, key))),
    conflicts: newConflicts(fields, state.initial),
    remoteChanges: changesBy(remote.row, keys),
  };
}

/** What the person is told after a save, with the fields that somebody else changed meanwhile. */
export function savedNotice(
  { area, remoteChanges }: Pick<RecordFormState, 'area' | 'remoteChanges'>,
  message: string,
  { remote }: SaveOutcome,
): Notice {
  const saved = message === '' ? recordFormMessages.saved : sameText(message);
  const keys = new Set([...(remoteChanges?.keys ?? []), ...Object.keys(remote?.changes ?? {})]);
  if (keys.size === 0) return { level: 'success', text: saved };
  const writer = { by: remote?.row.updateBy ?? remoteChanges?.by ?? null, at: null };
  return {
    level: 'success',
    text: recordFormMessages.savedWithRemoteChanges(saved, fieldLabels(area, [...keys]), writer),
  };
}

/** In the order of the form. */
export function fieldLabels(area: Area, keys: readonly string[]): readonly Text[] {
  return formFields(area).flatMap(([key, field]) => (keys.includes(key) ? [field.label] : []));
}

/** Field → what its chosen value reads as, where that is known. */
export function valueTexts({
  area,
  row,
  values,
  texts,
}: Pick<RecordFormState, 'area' | 'row' | 'values' | 'texts'>): Readonly<Record<string, string>> {
  const ofRow = formFields(area).flatMap(([key]) => {
    const text = row?.[dictionaryTextKey(key)];
    return typeof text === 'string' && row?.[key] === values[key] ? [[key, text] as const] : [];
  });
  return { ...Object.fromEntries(ofRow), ...texts };
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
