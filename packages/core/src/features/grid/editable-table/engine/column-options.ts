import type { ColumnKey, RowValues } from '../cell.types.ts';
import type { ChoiceOption, Column } from '../column.types.ts';
import { plainText } from './cell-values.ts';

const NONE: readonly ChoiceOption[] = [];

/** Options of a cell: of the parent's value, of the column's dictionary, or of the column itself. */
export interface ColumnOptions {
  of(column: Column, values: RowValues): readonly ChoiceOption[];
  set(column: ColumnKey, options: readonly ChoiceOption[]): void;
  setLinked(column: ColumnKey, parentValue: string, options: readonly ChoiceOption[]): void;
}

export function createColumnOptions(columns: readonly Column[]): ColumnOptions {
  const parents = new Map(
    columns.flatMap(({ key, linkageKey }) => (linkageKey === undefined ? [] : [[linkageKey, key] as const])),
  );
  const ofDictionaries = new Map<ColumnKey, readonly ChoiceOption[]>();
  const linked = new Map<ColumnKey, Map<string, readonly ChoiceOption[]>>();

  return {
    of(column, values) {
      const byParent = linked.get(column.key);
      const parent = parents.get(column.key);
      if (byParent !== undefined) return byParent.get(parent === undefined ? '' : plainText(values[parent])) ?? NONE;
      return ofDictionaries.get(column.key) ?? column.options ?? NONE;
    },
    set: (column, options) => void ofDictionaries.set(column, options),
    setLinked(column, parentValue, options) {
      const byParent = linked.get(column) ?? new Map<string, readonly ChoiceOption[]>();
      linked.set(column, byParent.set(parentValue, options));
    },
  };
}
