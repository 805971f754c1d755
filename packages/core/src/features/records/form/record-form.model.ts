import {
  auditText,
  childTables,
  dictionaryTextKey,
  editedChildTables,
  filledFields,
  formFields,
  maskOf,
  type Resource,
  type ResourceRecord,
  type ResourceRow,
  type ResourceValues,
  type Field,
  type FieldValue,
} from '../../../resources/index.ts';
import type { Givable } from '../../../contract/index.ts';
import { formRefusalOf, withoutRefusal, type FormRefusal } from '../../../http/index.ts';
import { sameText, type Notice, type LocalizedText } from '../../../kernel/index.ts';
import type { Draft } from '../../../drafts/index.ts';
import { rightsEndedBy, type EndingRights, type RightsLosses } from '../../access/rights-losses/index.ts';
import { readFieldValue } from '../../validation/field-values/index.ts';
import { childErrors } from './child-rows/child-check.ts';
import { childRowsOf, flatChildRows, hasChildChanges } from './child-rows/child-rows.model.ts';
import type { RowToSave, SaveOutcome } from './save/row-saver.ts';
import {
  fieldsCheckedWith,
  normaliseValues,
  validateField,
  type RecordErrors,
} from '../../validation/validators/index.ts';
import type { ChildState } from './form-children.model.ts';
import type { FieldConflict } from './record-conflict.model.ts';
import { recordFormMessages } from './record-form.messages.ts';
import type { PendingFiles, RecordFormFacts, RecordFormMode, RemoteWriter } from './record-form.types.ts';

export interface RecordFormState extends ChildState {
  readonly mode: RecordFormMode;
  /** Epoch milliseconds; base of 今天 and `+3`. */
  readonly now: () => number;
  /** The row to save; null for a new one, including a deleted row that is added again. */
  readonly rowId: string | null;
  readonly row: ResourceRecord | null;
  /** Base of comparison: the defaults of a new row, or the stored row. */
  readonly initial: ResourceValues;
  /** Raw input: dates and numbers may be unparsed or unparseable texts. */
  readonly values: ResourceValues;
  /** Display texts of values chosen in this form. */
  readonly texts: Readonly<Record<string, string>>;
  readonly errors: RecordErrors;
  /** The server's messages about values, until they change. */
  readonly refusals: FormRefusal<string>['refusals'];
  readonly failure: LocalizedText | null;
  /** Fields with files that are in no value yet. */
  readonly pendingFiles: Readonly<Record<string, PendingFiles>>;
  /** What the user may give to accounts, once the server has told. */
  readonly givable: Givable | null;
  /** By field: the values that stay as they are. */
  readonly locks: RecordFormFacts['locks'];
  /** Who loses permissions by the save, once the server has told. */
  readonly losses: RightsLosses | null;
  /** Offered, pending a decision. */
  readonly draft: Draft | null;
  /** Fields changed by both, until saved. `initial` holds the remote value, `values` the local one. */
  readonly conflicts: Readonly<Record<string, FieldConflict>>;
  /** Merged remote changes, with their author. */
  readonly remoteChanges: (RemoteWriter & { readonly keys: readonly string[] }) | null;
}

export function initialValues(resource: Resource): ResourceValues {
  return Object.fromEntries(formFields(resource).map(([key, field]) => [key, field.initial ?? null]));
}

/** The form's fields of a row. */
function valuesOfRow(resource: Resource, row: ResourceRow): ResourceValues {
  return Object.fromEntries(formFields(resource).map(([key]) => [key, row[key] ?? null]));
}

export function formOfRow(
  resource: Resource,
  row: ResourceRecord,
): Pick<RecordFormState, 'row' | 'initial' | 'values' | 'children' | 'storedChildren' | 'failure'> {
  const values = valuesOfRow(resource, row);
  const children = childRowsOf(resource, row);
  return { row, initial: values, values, children, storedChildren: children, failure: null };
}

/** Parse dates and numbers; unparseable texts stay verbatim. */
export function readValues(resource: Resource, values: ResourceValues, now: number): ResourceValues {
  return Object.fromEntries(
    Object.entries(values).map(([key, typed]) => {
      const read = fieldOf(resource, key, (field) => readFieldValue(field, typed, { now }));
      return [key, read?.ok === true ? read.value : typed];
    }),
  );
}

function fieldOf<Answer>(resource: Resource, key: string, answer: (field: Field) => Answer): Answer | undefined {
  const field = Object.hasOwn(resource.fields, key) ? resource.fields[key] : undefined;
  return field === undefined ? undefined : answer(field);
}

/** Values as compared and saved. */
export function savedValues({
  resource,
  values,
  now,
}: Pick<RecordFormState, 'resource' | 'values' | 'now'>): ResourceValues {
  return normaliseValues(resource, readValues(resource, values, now()));
}

/** The row with its sub-rows as a save takes it. */
export function rowToSave(state: RecordFormState): RowToSave {
  const { rowId, row, children, storedChildren } = state;
  return { id: rowId, values: savedValues(state), base: row, children: { rows: children, base: storedChildren } };
}

/** What people may lose by the save; undefined where nothing is taken from anybody. */
export function rightsEndedBySave(state: RecordFormState): EndingRights | undefined {
  return state.rowId === null ? undefined : rightsEndedInForm(state.resource, state.row, savedValues(state));
}

/** What people may lose where a row gets these values; they are read already. */
export function rightsEndedInForm(
  resource: Resource,
  row: ResourceRow | null,
  values: ResourceValues,
): EndingRights | undefined {
  if (row === null) return undefined;
  const changes = Object.entries(normaliseValues(resource, values)).flatMap(([key, after]) => {
    const before = row[key] ?? null;
    return before === after ? [] : [{ key, before, after }];
  });
  return rightsEndedBy(resource, row.id, changes);
}

/** Whether there are changes: surrounding blanks, other date notations and empty new sub-rows do not count. */
export function hasUnsavedValues(
  state: Pick<RecordFormState, 'resource' | 'initial' | 'values' | 'children' | 'storedChildren' | 'now'>,
): boolean {
  return (
    isOtherThan(normaliseValues(state.resource, state.initial), savedValues(state)) ||
    hasChildChanges(state.resource, state.storedChildren, state.children)
  );
}

export function isOtherThan(one: ResourceValues, other: ResourceValues): boolean {
  return Object.keys(one).some((key) => one[key] !== other[key]);
}

/**
 * Ignores unknown keys. A field already marked invalid is validated on every change. What was taken of the row that another choice led to is emptied,
 * if nobody typed over it: the server takes it anew.
 */
export function withFieldValue(
  state: RecordFormState,
  key: string,
  value: FieldValue,
  text: string | undefined,
): Partial<RecordFormState> {
  if (!Object.hasOwn(state.values, key)) return {};
  const stale = filledFields(state.resource).flatMap((filled) =>
    filled.through === key && state.values[filled.key] === state.initial[filled.key]
      ? [[filled.key, null] as const]
      : [],
  );
  const values = { ...state.values, ...(value === null ? {} : Object.fromEntries(stale)), [key]: value };
  const marked = fieldsCheckedWith(state.resource, key).filter((name) => Object.hasOwn(state.errors, name));
  return {
    values,
    texts: withText(state.texts, key, text),
    errors: rechecked({ ...state, values }, marked),
    refusals: withoutRefusal(state.refusals, key),
  };
}

function withText(texts: RecordFormState['texts'], key: string, text: string | undefined): RecordFormState['texts'] {
  const { [key]: _replaced, ...others } = texts;
  return text === undefined ? others : { ...others, [key]: text };
}

/** Parse and validate a field on blur, and validate the filled fields compared with it. */
export function withFieldLeft(state: RecordFormState, key: string): Partial<RecordFormState> {
  if (!Object.hasOwn(state.values, key)) return {};
  const { [key]: read = null } = readValues(state.resource, { [key]: state.values[key] ?? null }, state.now());
  const values = { ...state.values, [key]: read };
  const filled = fieldsCheckedWith(state.resource, key).filter(
    (name) => name === key || (values[name] ?? null) !== null,
  );
  return { values, errors: rechecked({ ...state, values }, filled) };
}

/** Parse and validate every field, as before a save. */
export function withEverythingRead(state: RecordFormState): Partial<RecordFormState> {
  const values = readValues(state.resource, state.values, state.now());
  const read = { ...state, values, errors: {} };
  const ofFields = rechecked(
    read,
    formFields(state.resource).map(([key]) => key),
  );
  return { values, errors: { ...ofFields, ...childErrors(state.resource, state.children, state.storedChildren) } };
}

function rechecked(state: RecordFormState, keys: readonly string[]): RecordErrors {
  const { resource, errors, now } = state;
  const at = now();
  const values = readValues(resource, state.values, at);
  const others = Object.entries(errors).filter(([key]) => !keys.includes(key));
  const judged = keys.flatMap((key) => {
    const isUntouchedMask =
      maskOf(resource.fields[key]) !== undefined && state.row !== null && state.row[key] === state.values[key];
    if (isUntouchedMask) return [];
    const error =
      unreadable(resource, key, state.values, at) ??
      validateField(resource, key, values, state.row === null ? 'new' : 'stored');
    return error === null ? [] : [[key, error] as const];
  });
  return Object.fromEntries([...others, ...judged]);
}

function unreadable(resource: Resource, key: string, values: ResourceValues, now: number): LocalizedText | null {
  const read = fieldOf(resource, key, (field) => readFieldValue(field, values[key] ?? null, { now }));
  return read === undefined || read.ok ? null : read.error;
}

export function newConflicts(keys: readonly string[], base: ResourceValues | null): RecordFormState['conflicts'] {
  return Object.fromEntries(keys.map((key) => [key, { before: base?.[key] ?? null, choice: null }]));
}

/** Who wrote a row last, by real name where the server knows it; null if unknown. */
export function writerOf(row: ResourceRow): string | null {
  const name = auditText(row, 'updateBy');
  return name === '' ? null : name;
}

export function changesBy(row: ResourceRow, keys: readonly string[]): RecordFormState['remoteChanges'] {
  return keys.length === 0 ? null : { keys, by: writerOf(row), at: row.updateTime };
}

/** State after a failed save: merge remote changes, and ask about conflicts. */
export function withUnsaved(state: RecordFormState, { result, remote }: SaveOutcome): Partial<RecordFormState> {
  const { resource } = state;
  const refusal: FormRefusal<string> =
    result.ok || result.error.kind === 'conflict'
      ? { refusals: {}, failure: null }
      : formRefusalOf(result.error.failure, Object.fromEntries(formPlaces(resource).map((key) => [key, key])));
  if (remote === null) return refusal;
  const fields = !result.ok && result.error.kind === 'conflict' ? result.error.fields : [];
  const keys = [
    ...new Set([
      ...(state.remoteChanges?.keys ?? []),
      ...Object.keys(remote.changes),
      ...(remote.children?.changed ?? []),
    ]),
  ];
  return {
    ...refusal,
    row: remote.row,
    children: remote.children?.rows ?? state.children,
    storedChildren: childRowsOf(resource, remote.row),
    initial: valuesOfRow(resource, remote.row),
    values: { ...state.values, ...remote.changes },
    texts: Object.fromEntries(Object.entries(state.texts).filter(([key]) => !Object.hasOwn(remote.changes, key))),
    conflicts: newConflicts(fields, { ...state.initial, ...flatChildRows(resource, state.storedChildren) }),
    remoteChanges: changesBy(remote.row, keys),
  };
}

/** Notice after a save, with the fields changed remotely. */
export function savedNotice(
  { resource, remoteChanges }: Pick<RecordFormState, 'resource' | 'remoteChanges'>,
  message: string,
  { remote }: SaveOutcome,
): Notice {
  const saved = message === '' ? recordFormMessages.saved : sameText(message);
  const keys = new Set([
    ...(remoteChanges?.keys ?? []),
    ...Object.keys(remote?.changes ?? {}),
    ...(remote?.children?.changed ?? []),
  ]);
  if (keys.size === 0) return { level: 'success', text: saved };
  const writer = { by: (remote === null ? null : writerOf(remote.row)) ?? remoteChanges?.by ?? null, at: null };
  return {
    level: 'success',
    text: recordFormMessages.savedWithRemoteChanges(saved, fieldLabels(resource, [...keys]), writer),
  };
}

/** In form order. */
export function fieldLabels(resource: Resource, keys: readonly string[]): readonly LocalizedText[] {
  const ofFields = formFields(resource).map(([key, { label }]) => [key, label] as const);
  const ofTables = childTables(resource).map(([name, table]) => [name, table.resource.title] as const);
  return [...ofFields, ...ofTables].flatMap(([key, label]) => (keys.includes(key) ? [label] : []));
}

/** Validation errors, and the server's messages about the other fields. */
export function fieldErrors({ errors, refusals }: Pick<RecordFormState, 'errors' | 'refusals'>): RecordErrors {
  const all = Object.entries({ ...refusals, ...errors });
  return Object.fromEntries(all.flatMap(([key, error]) => (error === undefined ? [] : [[key, error] as const])));
}

/** Whether every field has a value that its rules allow. */
export function isFormValid({ errors }: Pick<RecordFormState, 'errors'>): boolean {
  return Object.keys(errors).length === 0;
}

/** In form order. */
export function invalidFields(state: RecordFormState): readonly string[] {
  const errors = fieldErrors(state);
  return formPlaces(state.resource).filter((key) => Object.hasOwn(errors, key));
}

/** What a form can point at: its fields, then its tables of sub-rows. */
export function formPlaces(resource: Resource): readonly string[] {
  return [...formFields(resource).map(([key]) => key), ...editedChildTables(resource).map(([name]) => name)];
}

/** Field → display text of its chosen value, if known. */
export function valueTexts({
  resource,
  row,
  values,
  texts,
}: Pick<RecordFormState, 'resource' | 'row' | 'values' | 'texts'>): Readonly<Record<string, string>> {
  const ofRow = formFields(resource).flatMap(([key]) => {
    const text = row?.[dictionaryTextKey(key)];
    return typeof text === 'string' && row?.[key] === values[key] ? [[key, text] as const] : [];
  });
  return { ...Object.fromEntries(ofRow), ...texts };
}

export function formTitle({ resource, mode }: Pick<RecordFormState, 'resource' | 'mode'>): LocalizedText {
  switch (mode.kind) {
    case 'add':
      return recordFormMessages.addTitle(resource.singular);
    case 'edit':
      return recordFormMessages.editTitle(resource.singular);
    case 'details':
      return recordFormMessages.detailsTitle(resource.singular);
  }
}
