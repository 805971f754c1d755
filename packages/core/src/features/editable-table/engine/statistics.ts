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
  let isStale = true;

  function built(): Map<EngineColumn, ExactSum> {
    if (sums !== null) return sums;
    const all = new Map<EngineColumn, ExactSum>();
    for (const { column } of wanted) {
      const sum = createExactSum();
      rows.forEach((slot) => sum.add(rows.values(slot)[column.key]));
      all.set(column, sum);
    }
    sums = all;
    return all;
  }

  return {
    figures() {
      if (!isStale) return shown;
      isStale = false;
      const all = built();
      const figures = wanted.flatMap(({ column, list }) =>
        list.map((statistic) => ({ column: column.key, statistic, text: all.get(column)?.[statistic]() ?? '' })),
      );
      if (!isSame(shown, figures)) shown = figures;
      return shown;
    },
    reset() {
      sums = null;
      isStale = true;
    },
    wrote(_slot, column, before, after) {
      const sum = sums?.get(column);
      if (sum === undefined) return;
      sum.remove(before);
      sum.add(after);
      isStale = true;
    },
    came(slot) {
      isStale = true;
      for (const [column, sum] of sums ?? []) sum.add(rows.values(slot)[column.key]);
    },
    went(slot) {
      isStale = true;
      for (const [column, sum] of sums ?? []) sum.remove(rows.values(slot)[column.key]);
    },
  };
}
