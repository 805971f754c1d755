import { type LocalizedText } from '../../../../kernel/index.ts';
import type { ColumnKey } from '../cell.types.ts';

export type RowErrors = Readonly<Record<ColumnKey, LocalizedText>>;

/** Shared by all rows without errors. */
const NO_ERRORS: RowErrors = {};

/** Validation errors of cells, by row. */
export interface CellErrors {
  count(): number;
  of(slot: number): RowErrors;
  /** null if valid. Returns whether it changed. */
  set(slot: number, column: ColumnKey, message: LocalizedText | null): boolean;
  drop(slot: number): void;
  /** Rows with errors. */
  slots(): readonly number[];
  reset(): void;
}

const isSameText = (one: LocalizedText | undefined, other: LocalizedText): boolean =>
  one?.['zh-CN'] === other['zh-CN'] && one['en-US'] === other['en-US'];

export function createCellErrors(): CellErrors {
  const errors = new Map<number, RowErrors>();
  let count = 0;

  return {
    count: () => count,
    of: (slot) => errors.get(slot) ?? NO_ERRORS,
    set(slot, column, message) {
      if (message === null && count === 0) return false;
      const before = errors.get(slot) ?? NO_ERRORS;
      const known = before[column];
      if (message === null) {
        if (known === undefined) return false;
        const { [column]: _gone, ...rest } = before;
        count -= 1;
        if (Object.keys(rest).length === 0) errors.delete(slot);
        else errors.set(slot, rest);
        return true;
      }
      if (isSameText(known, message)) return false;
      if (known === undefined) count += 1;
      errors.set(slot, { ...before, [column]: message });
      return true;
    },
    drop(slot) {
      count -= Object.keys(errors.get(slot) ?? NO_ERRORS).length;
      errors.delete(slot);
    },
    slots: () => [...errors.keys()],
    reset() {
      errors.clear();
      count = 0;
    },
  };
}
