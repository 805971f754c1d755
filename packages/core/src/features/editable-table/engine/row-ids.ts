import type { RowKey } from '../cell.types.ts';

/** Before the ids of rows that were given: behind it stands the place at which the row was given, in base 36, and a dash. */
const GIVEN = 'row-';
/** Before what names a row that is not stored. */
const TEMPORARY = 'new-';

/** A given row's id, null where it has none that can be one. */
export function givenId(id: unknown): string | null {
  if (typeof id === 'string') return id === '' ? null : id;
  return typeof id === 'number' && Number.isFinite(id) ? String(id) : null;
}

/** The key of a row that was given. Two rows with the same id have two keys, as they stand at two places. */
export function keyOfGiven(place: number, id: string | null): RowKey {
  return `${GIVEN}${place.toString(36)}-${id ?? ''}`;
}

/** Place and id of a given row's key; null for other keys. */
export function parseGivenKey(key: RowKey): { readonly place: number; readonly id: string | null } | null {
  if (!key.startsWith(GIVEN)) return null;
  const end = key.indexOf('-', GIVEN.length);
  if (end === -1) return null;
  const id = key.slice(end + 1);
  return { place: Number.parseInt(key.slice(GIVEN.length, end), 36), id: id === '' ? null : id };
}

/** The key of a row that is not stored yet. */
export function temporaryKey(id: string): RowKey {
  return `${TEMPORARY}${id}`;
}

/** What is behind the prefix of a temporary key; null for other keys. */
export function bareTemporaryId(key: RowKey): string | null {
  return key.startsWith(TEMPORARY) ? key.slice(TEMPORARY.length) : null;
}
