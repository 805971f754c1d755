import type { Statistic } from '../column.types.ts';
import type { ColumnStatistic } from '../table-engine.types.ts';
import type { EngineColumn } from './engine-columns.ts';
import { createExactSum, type ExactSum } from './exact-sum.ts';
import type { RowSource, RowWatcher } from './row-watcher.types.ts';

export interface Statistics extends RowWatcher {
  /** The same reference until a figure changes. */
  figures(): readonly ColumnStatistic[];
}

const asList = (statistics: Statistic | readonly Statistic[]): readonly Statistic[] => (typeof statistics === 'string' ? [statistics] : statistics);

const isSame = (one: readonly ColumnStatistic[], other: readonly ColumnStatistic[]): boolean =>
  one.length === other.length && one.every(({ text }, index) => text === other[index]?.text);

/** Sums and averages of the columns that ask for them, counted when they are first asked for and kept from then on. */
export function createStatistics(columns: readonly EngineColumn[], rows: RowSource): Statistics {
  const wanted = columns.flatMap((column) => (column.column.statistics === undefined ? [] : [{ column, list: asList(column.column.statistics) }]));
  let sums: Map<EngineColumn, ExactSum> | null = null;
  let shown: readonly ColumnStatistic[] = [];
  const stale = new Set<EngineColumn>();

  const staleAll = (): void => {
    for (const { column } of wanted) stale.add(column);
  };
  staleAll();

  function built(): Map<EngineColumn, ExactSum> {
    if (sums !== null) return sums;
    const all = new Map(wanted.map(({ column }) => [column, createExactSum()] as const));
    const counted = [...all];
    rows.forEach((slot) => {
      const values = rows.values(slot);
      for (const [{ key }, sum] of counted) sum.add(values[key]);
    });
    sums = all;
    return all;
  }

  return {
    figures() {
      if (stale.size === 0) return shown;
      const all = built();
      const figures = wanted.flatMap(({ column, list }) =>
        stale.has(column)
          ? list.map((statistic) => ({ column: column.key, statistic, text: all.get(column)?.[statistic]() ?? '' }))
          : shown.filter((known) => known.column === column.key),
      );
      stale.clear();
      if (!isSame(shown, figures)) shown = figures;
      return shown;
    },
    reset() {
      sums = null;
      staleAll();
    },
    wrote(_slot, column, before, after) {
      const sum = sums?.get(column);
      if (sum === undefined) return;
      sum.remove(before);
      sum.add(after);
      stale.add(column);
    },
    came(slot) {
      staleAll();
      for (const [column, sum] of sums ?? []) sum.add(rows.values(slot)[column.key]);
    },
    went(slot) {
      staleAll();
      for (const [column, sum] of sums ?? []) sum.remove(rows.values(slot)[column.key]);
    },
  };
}
