/**
 * What a cell holds: what JSON can hold. Several choices are one text joined by commas, stored files are their paths joined by
 * commas, days and moments are texts (`2026-03-08`, `2026-03-08 09:30:00`), and nothing is `null`.
 */
export type CellValue = string | number | boolean | null | readonly CellValue[] | { readonly [key: string]: CellValue };

export type ColumnKey = string;

/** What a row holds by column. Keys that no column names are kept as they came and are given back. */
export type RowValues = Readonly<Record<string, CellValue>>;

/**
 * Names a row inside of its table for as long as it lives there: an id that was given with a prefix, or a temporary one. It is not
 * the id that the server knows.
 */
export type RowKey = string;

/** A row as the table holds it. Never changed in place: the same reference says that nothing in it changed. */
export interface Row {
  readonly key: RowKey;
  /** As it was given, null for a row that is not stored yet. */
  readonly id: string | null;
  readonly values: RowValues;
}

export interface CellPlace {
  readonly row: RowKey;
  readonly column: ColumnKey;
}
