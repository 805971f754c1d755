import type { RowKey } from '../cell.types.ts';

/** Before the ids of rows that were given: behind it stands the place at which the row was given, and a dash. */
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
  return `${GIVEN}${place}-${id ?? ''}`;
}

const ZERO = 48;
const NINE = 57;

/** The place in a given row's key; -1 for other keys. Nothing is cut out of the key: keys are asked for with every cell that is drawn. */
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

/** How many characters stand before the id in the key of a row that was given at this place. */
function lengthBeforeId(place: number): number {
  let length = GIVEN.length + 2;
  for (let power = 10; power <= place; power *= 10) length += 1;
  return length;
}

/** Whether the key of a given row, with its place, names this id. */
export function namesId(key: RowKey, place: number, id: string | null): boolean {
  const named = id ?? '';
  return key.length === lengthBeforeId(place) + named.length && key.endsWith(named);
}

/** The id in a given row's key; null where it had none, and for other keys. */
export function idInKey(key: RowKey): string | null {
  const place = placeOfGiven(key);
  const id = place === -1 ? '' : key.slice(lengthBeforeId(place));
  return id === '' ? null : id;
}

/** The key of a row that is not stored yet. */
export function temporaryKey(id: string): RowKey {
  return `${TEMPORARY}${id}`;
}

/** What is behind the prefix of a temporary key; null for other keys. */
export function bareTemporaryId(key: RowKey): string | null {
  return key.startsWith(TEMPORARY) ? key.slice(TEMPORARY.length) : null;
}
