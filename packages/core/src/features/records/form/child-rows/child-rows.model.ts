import {
  childPlaceKey,
  childPlaceOf,
  childResource,
  childTables,
  dictionaryTextKey,
  editedChildTables,
  formFields,
  maskedFields,
  type ChildChange,
  type ChildPlace,
  type ChildrenChanges,
  type Resource,
  type ResourceRecord,
  type ResourceRow,
  type ResourceValues,
} from '../../../../resources/index.ts';
import type { LocalizedText } from '../../../../kernel/index.ts';
import { normaliseValues } from '../../../validation/validators/index.ts';
import type { ChildRow, ChildRows } from './child-rows.types.ts';

/** A row that is there, among the values of its row. */
const PRESENT = 'Y';

/** The sub-rows of a stored row; none for a new one. */
export function childRowsOf(resource: Resource, record: ResourceRecord | null): ChildRows {
  return Object.fromEntries(
    childTables(resource).map(([name, table]) => {
      const child = childResource(table);
      return [name, (record?.children?.[name] ?? []).map((row) => childRowOf(child, row))];
    }),
  );
}

function childRowOf(child: Resource, row: ResourceRow): ChildRow {
  const values = Object.fromEntries(formFields(child).map(([key]) => [key, row[key] ?? null]));
  const texts = Object.keys(values).flatMap((key) => {
    const text = row[dictionaryTextKey(key)];
    return typeof text === 'string' ? [[key, text] as const] : [];
  });
  return { id: row.id, values, texts: Object.fromEntries(texts) };
}

export function childRowById(rows: readonly ChildRow[] | undefined, id: string): ChildRow | undefined {
  return rows?.find((row) => row.id === id);
}

/** Whether a row says nothing beyond what a new one says by itself. */
function isBlankChild(child: Resource, { values }: ChildRow): boolean {
  const normal = normaliseValues(child, values);
  return formFields(child).every(([key, { initial = null }]) => normal[key] === null || normal[key] === initial);
}

/** Whether a text that was pasted into the row is none of its values. */
export function isRefusedChild({ refused = {} }: ChildRow): boolean {
  return Object.keys(refused).length > 0;
}

/** Whether a save is about the row: a new one that says nothing is left out. */
export function isMeantChild(child: Resource, row: ChildRow, stored: ChildRow | undefined): boolean {
  return stored !== undefined || !isBlankChild(child, row) || isRefusedChild(row);
}

/** The rows that a save is about, normalised. */
export function meantChildRows(resource: Resource, rows: ChildRows, stored: ChildRows): ChildRows {
  return Object.fromEntries(
    editedChildTables(resource).map(([name, table]) => {
      const child = childResource(table);
      const meant = (rows[name] ?? []).filter((row) => isMeantChild(child, row, childRowById(stored[name], row.id)));
      return [name, meant.map((row) => ({ ...row, values: normaliseValues(child, row.values) }))];
    }),
  );
}

/** What a save does to make `stored` into `rows`; tables without a change are left out. */
export function childrenChanges(resource: Resource, stored: ChildRows, rows: ChildRows): ChildrenChanges {
  const before = meantChildRows(resource, stored, stored);
  const after = meantChildRows(resource, rows, stored);
  return Object.fromEntries(
    Object.entries(after).flatMap(([name, meant]) => {
      const known = before[name] ?? [];
      const changes = {
        rows: meant.flatMap((row) => changeOf(row, childRowById(known, row.id)) ?? []),
        deletedIds: known.filter(({ id }) => childRowById(meant, id) === undefined).map(({ id }) => id),
      };
      return changes.rows.length + changes.deletedIds.length === 0 ? [] : [[name, changes] as const];
    }),
  );
}

function changeOf({ id, values }: ChildRow, stored: ChildRow | undefined): ChildChange | null {
  if (stored === undefined) return { values };
  const changed = Object.entries(values).filter(([key, value]) => value !== (stored.values[key] ?? null));
  return changed.length === 0 ? null : { id, values: Object.fromEntries(changed) };
}

/** Whether there is anything to save, or to answer before it is saved. */
export function hasChildChanges(resource: Resource, stored: ChildRows, rows: ChildRows): boolean {
  return (
    Object.keys(childrenChanges(resource, stored, rows)).length > 0 ||
    Object.values(rows).some((own) => own.some(isRefusedChild))
  );
}

/**
 * The edited sub-rows among the values of their row, for drafts and comparisons: `<table>` has their number, `<table>/<id>`
 * stands for each, `<table>/<id>/<field>` has its values and `<table>/<id>/<field>_dictText` the texts of its choices.
 */
export function flatChildRows(resource: Resource, rows: ChildRows): ResourceValues {
  return Object.fromEntries(
    editedChildTables(resource).flatMap(([name]) => {
      const own = rows[name] ?? [];
      const flat = own.flatMap(({ id, values, texts }) => [
        [childPlaceKey(name, id), PRESENT] as const,
        ...Object.entries(values).map(([key, value]) => [childPlaceKey(name, id, key), value] as const),
        ...Object.entries(texts).map(([key, text]) => [childPlaceKey(name, id, dictionaryTextKey(key)), text] as const),
      ]);
      return [[name, own.length] as const, ...flat];
    }),
  );
}

/** The same without what people read masked: no browser storage holds it. */
export function storableChildRows(resource: Resource, rows: ChildRows): ResourceValues {
  return flatChildRows(
    resource,
    Object.fromEntries(
      editedChildTables(resource).map(([name, table]) => {
        const hidden = new Set(maskedFields(table.resource));
        return [name, (rows[name] ?? []).map((row) => ({ ...row, values: without(row.values, hidden) }))];
      }),
    ),
  );
}

/** The pasted texts that are no values, by their places; none of a field that people read masked. */
export function storableRefusals(resource: Resource, rows: ChildRows): Readonly<Record<string, LocalizedText>> {
  return Object.fromEntries(
    editedChildTables(resource).flatMap(([name, table]) => {
      const hidden = new Set(maskedFields(table.resource));
      return (rows[name] ?? []).flatMap(({ id, refused = {} }) =>
        Object.entries(without(refused, hidden)).map(
          ([key, message]) => [childPlaceKey(name, id, key), message] as const,
        ),
      );
    }),
  );
}

/** The rows with what `storableRefusals` answered. */
export function withRefusals(
  resource: Resource,
  rows: ChildRows,
  refusals: Readonly<Record<string, LocalizedText>>,
): ChildRows {
  return Object.fromEntries(
    Object.entries(rows).map(([name, own]) => {
      const ofTable = Object.entries(refusals).flatMap(([placeKey, message]) => {
        const place = childPlaceOf(resource, placeKey);
        return place?.name === name && place.key !== null ? [{ ...place, key: place.key, message }] : [];
      });
      return [
        name,
        own.map((row) => {
          const refused = ofTable.flatMap(({ id, key, message }) => (id === row.id ? [[key, message] as const] : []));
          return refused.length === 0 ? row : { ...row, refused: Object.fromEntries(refused) };
        }),
      ];
    }),
  );
}

function without<Value>(
  values: Readonly<Record<string, Value>>,
  keys: ReadonlySet<string>,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(values).filter(([key]) => !keys.has(key)));
}

/** Reads what `flatChildRows` wrote. Values that are not there are those of `stored`, as are tables. */
export function readChildRows(resource: Resource, flat: ResourceValues, stored: ChildRows): ChildRows {
  const read = editedChildTables(resource).flatMap(([name, table]) => {
    if (typeof flat[name] !== 'number') return [];
    const child = childResource(table);
    const rows = Object.keys(flat).flatMap((placeKey) => {
      const place = childPlaceOf(resource, placeKey);
      if (place?.name !== name || place.key !== null || flat[placeKey] !== PRESENT) return [];
      return [readRow(child, { name, id: place.id }, flat, childRowById(stored[name], place.id))];
    });
    return [[name, rows] as const];
  });
  return { ...stored, ...Object.fromEntries(read) };
}

function readRow(
  child: Resource,
  { name, id }: Pick<ChildPlace, 'name' | 'id'>,
  flat: ResourceValues,
  stored: ChildRow | undefined,
): ChildRow {
  const at = (key: string) => {
    const placeKey = childPlaceKey(name, id, key);
    return Object.hasOwn(flat, placeKey) ? flat[placeKey] : undefined;
  };
  const keys = formFields(child).map(([key]) => key);
  const texts = keys.flatMap((key) => {
    const text = at(dictionaryTextKey(key));
    return typeof text === 'string' ? [[key, text] as const] : [];
  });
  return {
    id,
    values: Object.fromEntries(
      keys.map((key) => [key, at(key) ?? (at(key) === null ? null : (stored?.values[key] ?? null))]),
    ),
    texts: Object.fromEntries(texts),
  };
}

/** `rows` with what `source` has at these places: a value, a row, or no row. */
export function withPlacesOf(
  resource: Resource,
  rows: ChildRows,
  source: ChildRows,
  placeKeys: readonly string[],
): ChildRows {
  let result = rows;
  for (const placeKey of placeKeys) {
    const place = childPlaceOf(resource, placeKey);
    if (place === undefined) continue;
    const { name, id, key } = place;
    const theirs = childRowById(source[name], id);
    const own = result[name] ?? [];
    result = {
      ...result,
      [name]: key === null ? withRow(own, id, theirs) : own.map((row) => withChildCell(row, id, key, theirs)),
    };
  }
  return result;
}

function withRow(rows: readonly ChildRow[], id: string, row: ChildRow | undefined): readonly ChildRow[] {
  if (row === undefined) return rows.filter((one) => one.id !== id);
  return childRowById(rows, id) === undefined ? [...rows, row] : rows.map((one) => (one.id === id ? row : one));
}

/** A row with one value of another, if it is the row of this id. */
export function withChildCell(row: ChildRow, id: string, key: string, theirs: ChildRow | undefined): ChildRow {
  if (row.id !== id || theirs === undefined) return row;
  const { [key]: _replaced, ...texts } = row.texts;
  const { [key]: _answered, ...refused } = row.refused ?? {};
  const text = theirs.texts[key];
  return {
    id,
    ...(Object.keys(refused).length === 0 ? {} : { refused }),
    values: { ...row.values, [key]: theirs.values[key] ?? null },
    texts: text === undefined ? texts : { ...texts, [key]: text },
  };
}
