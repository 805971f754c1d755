import type { LocalizedText, Result } from '../../../../kernel/index.ts';

/** A row of a tree as a server sends it; other fields are those of its columns. */
export interface TreeTableRow {
  readonly id: string;
  readonly hasChildren: boolean;
  readonly values: Readonly<Record<string, unknown>>;
}

/** A row in its place. Without children it is a leaf. */
export interface ShownTreeRow extends TreeTableRow {
  readonly children?: readonly ShownTreeRow[];
  /** Stands where the rows below are not there yet. */
  readonly isPlaceholder: boolean;
}

/** Asks for the rows below a row, or for the top ones; what comes may be a list, or hold one as `records`. */
export type LoadTreeRows = (parent: string | null) => Promise<Result<unknown, LocalizedText>>;

export interface TreeTableFacts {
  readonly isLoading: boolean;
  readonly rows: readonly ShownTreeRow[];
  readonly open: readonly string[];
  /** Why the rows asked for last did not come. */
  readonly failure: LocalizedText | null;
}

export type TreeTableEvent =
  /** Shows the rows below a row, which are asked for the first time, or hides them. */
  | { readonly type: 'row.toggle'; readonly id: string }
  /** Asks for the top rows again; all others are forgotten. */
  | { readonly type: 'tree.refresh' };
