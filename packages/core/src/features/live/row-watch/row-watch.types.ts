import type { ToldRow } from '../../../contract/index.ts';

/** What is told of the rows of a resource: which ones were written, or that something may have been. */
export type RowHint =
  | { readonly kind: 'rows'; readonly rows: readonly ToldRow[] }
  /** Whatever is shown is to be compared with the server; not what was asked for within the last `quiet` milliseconds, in which nothing was written. */
  | { readonly kind: 'unknown'; readonly quiet?: number | undefined };

/** Between the table socket, which comes late, and the parts of a window that show rows. */
export interface RowWatch {
  /** Wants to hear of the rows of a resource; call the result to stop. */
  watch(resource: string, hear: (hint: RowHint) => void): () => void;
  /** What is wanted, each resource once. */
  watched(): readonly string[];
  /** Called when another resource is wanted, or one no more. */
  subscribe(listener: () => void): () => void;
  tell(resource: string, hint: RowHint): void;
}
