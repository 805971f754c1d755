import { err, ok, sameText, type LocalizedText, type Result } from '../../../kernel/index.ts';
import {
  formFields,
  isUniqueField,
  maskOf,
  rowName,
  type Field,
  type FieldValue,
  type Resource,
  type ResourceRow,
  type ResourceValues,
} from '../../../resources/index.ts';
import { isRightsField } from '../../access/rights-losses/index.ts';
import type { ActedRow, PendingUndo } from '../actions/index.ts';
import { cellText } from '../list/index.ts';
import { fieldText, readFieldValue } from '../../validation/field-values/index.ts';
import { normaliseValues, validateField } from '../../validation/validators/index.ts';
import { typedFields } from '../table/index.ts';
import { fieldSettingMessages as messages } from './field-setting.messages.ts';
import type { FieldSettingPreview } from './field-setting.types.ts';

/** Values that a preview names. */
const NAMED_VALUES = 5;

/** Fields of which many rows may be given one value: typed in a table, known to everybody, and the same in several rows. */
export function settableFields(resource: Resource): readonly (readonly [string, Field])[] {
  const typed = typedFields(resource);
  return formFields(resource).filter(
    ([key, field]) =>
      (typed.has(key) || (field.type === 'reference' && field.when === undefined && !isRightsField(resource, key))) &&
      key !== resource.labelField &&
      key !== resource.tree?.parent &&
      field.isGuarded !== true &&
      !isUniqueField(field),
  );
}

/** Whether there is such a field. */
export function isSettable(resource: Resource): boolean {
  return settableFields(resource).length > 0;
}

/** The chosen field with the value as typed. */
export interface ChosenValue {
  readonly key: string;
  readonly field: Field;
  readonly typed: FieldValue;
  readonly text: string | undefined;
}

/** The value as rows are given it, or why it cannot be. Rules between fields are for the server, which knows the other values. */
export function settingValue(
  resource: Resource,
  { key, field, typed }: ChosenValue,
  now: number,
): Result<FieldValue, LocalizedText> {
  const read = readFieldValue(field, typed, { now });
  if (!read.ok) return read;
  const value = normaliseValues(resource, { [key]: read.value })[key] ?? null;
  const error = validateField(resource, key, { [key]: value });
  return error === null ? ok(value) : err(error);
}

/** Rows that have another value. */
export function changingRows(rows: readonly ResourceRow[], key: string, value: FieldValue): readonly ResourceRow[] {
  return rows.filter((row) => (row[key] ?? null) !== value);
}

/** What the value does to the rows. */
export function settingPreview(
  rows: readonly ResourceRow[],
  { key, field }: Pick<ChosenValue, 'key' | 'field'>,
  value: FieldValue,
): FieldSettingPreview {
  const changing = changingRows(rows, key, value);
  const counts = new Map<FieldValue, { readonly value: LocalizedText; readonly count: number }>();
  for (const row of changing) {
    const before = row[key] ?? null;
    counts.set(before, { value: cellText(row, key, field), count: (counts.get(before)?.count ?? 0) + 1 });
  }
  const from = [...counts.values()].toSorted((one, other) => other.count - one.count);
  return {
    changing: changing.length,
    staying: rows.length - changing.length,
    from: from.slice(0, NAMED_VALUES),
    others: from.slice(NAMED_VALUES).reduce((sum, { count }) => sum + count, 0),
  };
}

/** A row before it was given the value, and since. */
export interface SetRow {
  readonly before: ResourceRow;
  readonly after: ResourceRow;
}

/** What takes it back: every row gets the value that it had, and what else changed by it, such as fields that it made inapplicable. */
export function undoOfSetting(
  resource: Resource,
  { key, field, text }: ChosenValue,
  value: FieldValue,
  saved: readonly SetRow[],
): PendingUndo {
  return {
    action: null,
    rows: saved.map(({ before, after: { version } }): ActedRow => {
      const named = { id: before.id, name: rowName(resource, before) };
      return version === undefined ? named : { ...named, version };
    }),
    values: Object.fromEntries(
      saved.map(({ before, after }) => [before.id, overwritten(resource, key, before, after)]),
    ),
    text:
      value === null
        ? messages.emptied(field.label, saved.length)
        : messages.set(field.label, text === undefined ? fieldText(field, value) : sameText(text), saved.length),
  };
}

function overwritten(resource: Resource, key: string, before: ResourceRow, after: ResourceRow): ResourceValues {
  const changed = formFields(resource).flatMap(([name, field]) =>
    maskOf(field) === undefined && (before[name] ?? null) !== (after[name] ?? null) ? [name] : [],
  );
  return Object.fromEntries([key, ...changed].map((name) => [name, before[name] ?? null]));
}
