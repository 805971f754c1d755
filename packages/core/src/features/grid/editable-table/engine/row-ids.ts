import type { RowKey } from '../cell.types.ts';

/** Prefix of given rows' keys: followed by the given index, a dash and the id. */
const GIVEN = 'row-';
/** Prefix of unsaved rows' keys. */
const TEMPORARY = 'new-';

/** The id of a given row, null if missing or invalid. */
export function givenId(id: unknown): string | null {
  if (typeof id === 'string') return id === '' ? null : id;
  return typeof id === 'number' && Number.isFinite(id) ? String(id) : null;
}

/** Key of a given row. Rows with the same id have different keys, by index. */
export function keyOfGiven(place: number, id: string | null): RowKey {
  return `${GIVEN}${place}-${id ?? ''}`;
}

const ZERO = 48;
const NINE = 57;

/** The index in a given row's key; -1 for other keys. Avoids substrings: called for every rendered cell. */
export function placeOfGiven(key: RowKey): number {
  if (!key.startsWith(GIVEN)) return -1;
  let place = 0;
  for (let at = GIVEN.length; at < key.length; at += 1) {
    const code = key.charCodeAt(at);
    if (code < ZERO || code > NINE) return at > GIVEN.length && key[at] === '-' ? place : -1;
    place = place * 10 + code - ZERO;
  }
  return -1;
}

/** Number of characters before the id in the key of a row given at this index. */
function lengthBeforeId(place: number): number {
  let length = GIVEN.length + 2;
  for (let power = 10; power <= place; power *= 10) length += 1;
  return length;
}

/** Whether the key of a given row with this index contains the id. */
export function namesId(key: RowKey, place: number, id: string | null): boolean {
  const named = id ?? '';
  return key.length === lengthBeforeId(place) + named.length && key.endsWith(named);
}

/** The id in a given row's key; null if it had none, and for other keys. */
export function idInKey(key: RowKey): string | null {
  const place = placeOfGiven(key);
  const id = place === -1 ? '' : key.slice(lengthBeforeId(place));
  return id === '' ? null : id;
}

/** Key of an unsaved row. */
export function temporaryKey(id: string): RowKey {
  return `${TEMPORARY}${id}`;
}

/** The id of a temporary key; null for other keys. */
export function bareTemporaryId(key: RowKey): string | null {
  return key.startsWith(TEMPORARY) ? key.slice(TEMPORARY.length) : null;
}
