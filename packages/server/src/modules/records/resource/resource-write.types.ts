import type { ChildrenChanges } from '@evergreen/core/resources';

/** A row as a write names it; without a version it is taken as it is stored. */
export interface EditedRow {
  readonly id: string;
  readonly version?: number | undefined;
}

/** A row with what an edit does to its sub-rows. */
export interface EditedRecord extends EditedRow {
  readonly children?: ChildrenChanges | undefined;
}

/** Rows as they are after a write. */
export interface WrittenRows {
  readonly rows: { readonly id: string; readonly version: number }[];
}

/** Rows after an undo, and those that stay as they are, each with its name and the reason. */
export interface UndoneRows extends WrittenRows {
  readonly stayed: { readonly id: string; readonly name: string; readonly reason: string }[];
}
