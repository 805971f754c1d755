import type { ColumnKey } from '../cell.types.ts';

type Revisions = Readonly<Record<ColumnKey, number>>;

const NONE: Revisions = {};

/** Cells changed remotely, with the revision of their last change. */
export interface OtherChanges {
  of(slot: number): Revisions;
  note(slot: number, column: ColumnKey, revision: number): void;
  reset(): void;
}

export function createOtherChanges(): OtherChanges {
  const revisions = new Map<number, Revisions>();

  return {
    of: (slot) => revisions.get(slot) ?? NONE,
    note: (slot, column, revision) => void revisions.set(slot, { ...revisions.get(slot), [column]: revision }),
    reset: () => revisions.clear(),
  };
}
