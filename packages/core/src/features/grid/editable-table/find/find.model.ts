import type { CellPlace, ColumnKey } from '../cell.types.ts';
import type { TableRows } from '../table-engine.types.ts';
import { wordsPattern } from './find-words.ts';

/** Scope of the search: display texts of the visible columns in all rows, rendered or not. */
export interface FindRequest {
  readonly rows: Pick<TableRows, 'rowCount' | 'keyAt' | 'positionOf' | 'text'>;
  readonly columns: readonly ColumnKey[];
  readonly words: string;
}

export interface FindCount {
  readonly matches: number;
  /** 1-based index of the place among the matches; 0 if it is none. */
  readonly current: number;
}

/** Rows per slice: a few milliseconds. */
const ROWS_A_SLICE = 1_000;

/**
 * Find the first match after or before a place, row by row, wrapping around up to the place itself. Without a place,
 * starts at the first or last row. Yields after every slice; returns the match or null.
 */
export function* searched(
  { rows, columns, words }: FindRequest,
  from: CellPlace | null,
  direction: 'next' | 'previous',
): Generator<undefined, CellPlace | null> {
  const pattern = wordsPattern(words);
  const count = rows.rowCount();
  if (pattern === null || count === 0 || columns.length === 0) return null;
  const step = direction === 'next' ? 1 : -1;
  const before = { row: direction === 'next' ? -1 : count, column: direction === 'next' ? columns.length - 1 : 0 };
  const start = spotOf(rows, columns, from) ?? before;
  // The start row is visited twice: after the place first, and up to it at last.
  for (let walked = 0; walked <= count; walked += 1) {
    const key = rows.keyAt((((start.row + step * walked) % count) + count) % count);
    const begin = walked === 0 ? start.column + step : direction === 'next' ? 0 : columns.length - 1;
    const upTo = walked === count ? start.column : direction === 'next' ? columns.length - 1 : 0;
    const column =
      key === undefined
        ? undefined
        : firstMatch(columns, begin, upTo, step, (one) => pattern.test(rows.text(key, one)));
    if (key !== undefined && column !== undefined) return { row: key, column };
    if (walked % ROWS_A_SLICE === ROWS_A_SLICE - 1) yield;
  }
  return null;
}

/** Count the matches and the index of a place. Yields the count after every slice. */
export function* counted(
  { rows, columns, words }: FindRequest,
  place: CellPlace | null,
): Generator<FindCount, FindCount> {
  const pattern = wordsPattern(words);
  let matches = 0;
  let current = 0;
  const count = pattern === null ? 0 : rows.rowCount();
  for (let position = 0; position < count; position += 1) {
    const key = rows.keyAt(position);
    if (key === undefined) continue;
    for (const column of columns) {
      if (pattern?.test(rows.text(key, column)) !== true) continue;
      matches += 1;
      if (place !== null && place.row === key && place.column === column) current = matches;
    }
    if (position % ROWS_A_SLICE === ROWS_A_SLICE - 1) yield { matches, current };
  }
  return { matches, current };
}

/** Run a search to completion without pauses. */
export function atOnce<Answer>(search: Generator<unknown, Answer>): Answer {
  let step = search.next();
  while (step.done !== true) step = search.next();
  return step.value;
}

function firstMatch(
  columns: readonly ColumnKey[],
  begin: number,
  upTo: number,
  step: 1 | -1,
  isMatch: (column: ColumnKey) => boolean,
): ColumnKey | undefined {
  for (let index = begin; (upTo - index) * step >= 0; index += step) {
    const column = columns[index];
    if (column !== undefined && isMatch(column)) return column;
  }
  return undefined;
}

function spotOf(
  rows: FindRequest['rows'],
  columns: readonly ColumnKey[],
  place: CellPlace | null,
): { row: number; column: number } | null {
  if (place === null) return null;
  const row = rows.positionOf(place.row);
  const column = columns.indexOf(place.column);
  return row === -1 || column === -1 ? null : { row, column };
}
