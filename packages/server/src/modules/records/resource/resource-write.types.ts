/** A row as a write names it; without a version it is taken as it is stored. */
export interface EditedRow {
  readonly id: string;
  readonly version?: number | undefined;
}

/** Rows as they are after a write. */
export interface WrittenRows {
  readonly rows: { readonly id: string; readonly version: number }[];
}
