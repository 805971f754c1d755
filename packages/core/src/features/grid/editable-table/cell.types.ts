/**
 * Value of a cell: any JSON value. Multiple choices and stored file paths are comma-separated texts, dates and
 * date-times are texts (`2026-03-08`, `2026-03-08 09:30:00`), empty is `null`.
 */
export type CellValue = string | number | boolean | null | readonly CellValue[] | { readonly [key: string]: CellValue };

export type ColumnKey = string;

/** Values of a row by column. Unknown keys are preserved. */
export type RowValues = Readonly<Record<string, CellValue>>;

/** Identifies a row within its table: a given id with a prefix, or a temporary id. Not the server's id. */
export type RowKey = string;

/** A row of the table. Immutable: an equal reference means an unchanged row. */
export interface Row {
  readonly key: RowKey;
  /** As given; null for a row that is not stored yet. */
  readonly id: string | null;
  readonly values: RowValues;
}

export interface CellPlace {
  readonly row: RowKey;
  readonly column: ColumnKey;
}
