import type { Statistic } from '../column.types.ts';
import type { ColumnStatistic } from '../table-engine.types.ts';
import type { EngineColumn } from './engine-columns.ts';
import { createExactSum, type ExactSum } from './exact-sum.ts';
import type { RowSource, RowWatcher } from './row-watcher.types.ts';

export interface Statistics extends RowWatcher {
  /** Referentially stable until a value changes. */
  figures(): readonly ColumnStatistic[];
  isCounted(): boolean;
  countOn(rows: number): void;
}

type Sums = ReadonlyMap<EngineColumn, ExactSum>;

/** Maximum number of rows counted synchronously on first read; more are counted in slices. */
const COUNTED_AT_ONCE = 2000;

const asList = (statistics: Statistic | readonly Statistic[]): readonly Statistic[] =>
  typeof statistics === 'string' ? [statistics] : statistics;

/** Configured statistics of a column, and their displayed values. */
interface WantedFigures {
  readonly column: EngineColumn;
  readonly list: readonly Statistic[];
  shown: readonly ColumnStatistic[];
}

/** Sums and averages of the configured columns, counted once and updated incrementally. */
export function createStatistics(columns: readonly EngineColumn[], rows: RowSource): Statistics {
  const wanted = columns.flatMap((column): WantedFigures[] =>
    column.column.statistics === undefined ? [] : [{ column, list: asList(column.column.statistics), shown: [] }],
  );
  let sums: Sums | null = null;
  /** Partial counts up to a position, valid for this row order. */
  let begun: { readonly sums: Sums; readonly next: number; readonly order: number } | null = null;
  let shown: readonly ColumnStatistic[] = [];
  const stale = new Set<EngineColumn>();

  const staleAll = (): void => {
    for (const { column } of wanted) stale.add(column);
  };
  staleAll();

  const isCounted = (): boolean => sums !== null || wanted.length === 0 || rows.count() <= COUNTED_AT_ONCE;

  function countOn(count: number): void {
    if (sums !== null) return;
    const order = rows.orderRevision();
    const { sums: counted, next } =
      begun?.order === order
        ? begun
        : { sums: new Map(wanted.map(({ column }) => [column, createExactSum()] as const)), next: 0 };
    const end = Math.min(rows.count(), next + count);
    const all = [...counted];
    for (let position = next; position < end; position += 1) {
      const values = rows.values(rows.slotAt(position));
      for (const [{ key }, sum] of all) sum.add(values[key]);
    }
    if (end === rows.count()) {
      sums = counted;
      begun = null;
      staleAll();
    } else begun = { sums: counted, next: end, order };
  }

  /** Whether the column's displayed values changed. */
  function refreshed(figures: WantedFigures): boolean {
    const { column, list, shown: before } = figures;
    const sum = sums?.get(column);
    const now = list.map((statistic) => ({ column: column.key, statistic, text: sum?.[statistic]() ?? '' }));
    if (now.length === before.length && now.every(({ text }, index) => text === before[index]?.text)) return false;
    figures.shown = now;
    return true;
  }

  return {
    isCounted,
    countOn,
    figures() {
      if (stale.size === 0) return shown;
      if (isCounted()) countOn(rows.count());
      let isOther = false;
      for (const figures of wanted) if (stale.has(figures.column) && refreshed(figures)) isOther = true;
      stale.clear();
      if (isOther) shown = wanted.flatMap((figures) => figures.shown);
      return shown;
    },
    reset() {
      sums = null;
      begun = null;
      staleAll();
    },
    observes: ({ column }) => column.statistics !== undefined,
    onWrite(slot, column, before, after) {
      const isPassed = begun !== null && rows.positionOf(slot) < begun.next;
      const sum = (isPassed ? begun?.sums : sums)?.get(column);
      if (sum === undefined) return;
      sum.remove(before);
      sum.add(after);
      stale.add(column);
    },
    onInsert(slot) {
      staleAll();
      for (const [column, sum] of sums ?? []) sum.add(rows.value(slot, column.key));
    },
    onRemove(slot) {
      staleAll();
      for (const [column, sum] of sums ?? []) sum.remove(rows.value(slot, column.key));
    },
  };
}
