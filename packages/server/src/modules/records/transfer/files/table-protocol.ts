import * as v from 'valibot';

/** A sheet as texts, row by row, from the first row of the file. */
export type SheetRows = readonly (readonly string[])[];

/**
 * What is to be known of a cell beside what it shows. `exact`: `text` is the number or moment that it holds, which shows less or other
 * digits; `untold`: its number format cannot be told, `text` is what it holds; `error`: an error value; `uncalculated`: a formula whose
 * result the file does not hold.
 */
export interface CellNote {
  readonly kind: 'exact' | 'untold' | 'error' | 'uncalculated';
  readonly text: string;
}

/** The sheet of a file that is read. */
export interface FileTable {
  /** Its name. */
  readonly sheet: string;
  /** Sheets of the file, those that are hidden as well. */
  readonly sheets: number;
  readonly rows: SheetRows;
  /** By `cellPlace`. */
  readonly notes: ReadonlyMap<string, CellNote>;
}

/** @param row in the file, from 1 @param place from the left, from 0 */
export function cellPlace(row: number, place: number): string {
  return `${row}:${place}`;
}

export const TABLE_FILE_PROBLEMS = [
  'type',
  'webPage',
  'markup',
  'plainText',
  'otherKind',
  'oldKind',
  'oldText',
  'locked',
  'broken',
  'bomb',
  'doctype',
  'tooManyCells',
  'empty',
  'tooManyRows',
  'tooManyColumns',
] as const;
export type TableFileProblem = (typeof TABLE_FILE_PROBLEMS)[number];

export interface TableBounds {
  /** Below the heading. */
  readonly rows: number;
  readonly columns: number;
}

/** What a file is opened with. */
export interface TableTaskInput {
  readonly file: Uint8Array;
  readonly bounds: TableBounds;
}

const cellNote = v.object({ kind: v.picklist(['exact', 'untold', 'error', 'uncalculated']), text: v.string() });

/** A piece of the rows, and notes by the places of their cells. */
export const tablePiece = v.object({
  rows: v.array(v.array(v.string())),
  notes: v.array(v.tuple([v.string(), cellNote])),
});

/** The answer: what is wrong with the file, or which sheet was sent. */
export const tableAnswer = v.union([
  v.picklist(TABLE_FILE_PROBLEMS),
  v.object({ sheet: v.string(), sheets: v.number() }),
]);
