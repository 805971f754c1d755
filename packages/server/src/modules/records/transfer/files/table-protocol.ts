import * as v from 'valibot';

/** A sheet as texts, row by row; the first row holds the headings. */
export type SheetRows = readonly (readonly string[])[];

export const TABLE_FILE_PROBLEMS = [
  'type',
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

/** A piece of the rows. */
export const tablePiece = v.array(v.array(v.string()));

/** The answer: what is wrong with the file; null where every row was sent. */
export const tableAnswer = v.nullable(v.picklist(TABLE_FILE_PROBLEMS));
