import type { CellValue, ColumnKey, RowKey } from '../cell.types.ts';
import type { TableEngine } from '../table-engine.types.ts';

/** Row keys in the order of a column's values. Numbers precede texts; empty values are last in both directions. */
export function sortedKeys(
  engine: TableEngine,
  keys: readonly RowKey[],
  column: ColumnKey,
  direction: 'ascending' | 'descending',
): readonly RowKey[] {
  const words = new Intl.Collator('zh-CN', { numeric: true });
  const sign = direction === 'ascending' ? 1 : -1;
  const sorted = keys.map((key) => ({
    key,
    value: comparable(engine.value(key, column) ?? null, () => engine.text(key, column)),
  }));
  sorted.sort((one, other) => {
    if (one.value === null || other.value === null) return Number(one.value === null) - Number(other.value === null);
    return sign * compared(one.value, other.value, words);
  });
  return sorted.map(({ key }) => key);
}

/** Numbers are compared numerically, everything else by display text. */
function comparable(value: CellValue, text: () => string): number | string | null {
  if (value === null || value === '') return null;
  return typeof value === 'number' ? value : text();
}

function compared(one: number | string, other: number | string, words: Intl.Collator): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (typeof one === 'string' && typeof other === 'string') return words.compare(one, other);
  return typeof one === 'number' ? -1 : 1;
}
