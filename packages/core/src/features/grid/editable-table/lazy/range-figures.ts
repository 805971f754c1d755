import { createStore, type Service } from '../../../../kernel/index.ts';
import type { ClockPort, TimerHandle } from '../../../../ports/index.ts';
import type { ColumnKey } from '../cell.types.ts';
import type { EditableTableService } from '../editable-table.types.ts';
import { createExactSum } from '../engine/exact-sum.ts';
import { boundsOf, isWide } from '../navigation/navigation.model.ts';

/** What the status line says of the marked range. */
export interface RangeFigures {
  /** Cells that are not empty. */
  readonly count: number;
  /** Of the numbers; exact, '' without numbers. */
  readonly sum: string;
  readonly average: string;
  /** All cells are counted; until then the figures cover the first rows only. */
  readonly isCounted: boolean;
}

export interface RangeFacts {
  /** null without a range of several cells. */
  readonly figures: RangeFigures | null;
}

/** Figures of the marked range, for as long as somebody shows them. */
export type RangeWatch = Service<RangeFacts, never>;

/** Cells counted without a pause. */
const SLICE = 20_000;
/** Milliseconds before a large range whose cells changed is counted anew. */
const RECOUNT_DELAY = 250;

/**
 * Count, sum and average of the marked range. A range that grows or shrinks by rows costs only these rows; larger
 * ranges are counted in slices.
 */
export function watchRange(
  table: Pick<EditableTableService, 'facts' | 'subscribe' | 'rows'>,
  clock: ClockPort,
): RangeWatch {
  const { rows } = table;
  let counted = emptyCount([], 0);
  const shown = createStore({ figures: null }, (facts: RangeFacts, next: RangeFacts) =>
    isSame(facts.figures, next.figures) ? facts : next,
  );
  /** Cells may have changed since they were counted. */
  let isStale = false;
  let timer: TimerHandle;
  let isWaiting = false;

  const show = (figures: RangeFigures | null) => shown.send({ figures });

  function wait(delay: number): void {
    if (isWaiting) return;
    isWaiting = true;
    timer = clock.setTimeout(() => {
      isWaiting = false;
      count();
    }, delay);
  }

  function count(): void {
    const { range, columns } = table.facts();
    const keys = columns.map(({ column }) => column.key);
    const numbered = new Set(columns.flatMap(({ column }) => (column.isOrder === true ? [column.key] : [])));
    const bounds = range === null || !isWide(range) ? null : boundsOf({ rows, columns: keys }, range);
    // The number of a row is a name, and no figure.
    const wanted = keys.slice(bounds?.left, (bounds?.right ?? 0) + 1).filter((key) => !numbered.has(key));
    if (bounds === null || wanted.length === 0) {
      counted = emptyCount([], 0);
      show(null);
      return;
    }
    if (isStale || !counted.isOf(wanted) || !counted.isNear(bounds.top, bounds.bottom))
      counted = emptyCount(wanted, bounds.top);
    isStale = false;
    const isOver = counted.goOn(rows, bounds.top, bounds.bottom, Math.max(1, Math.floor(SLICE / wanted.length)));
    show(counted.figures(isOver));
    if (!isOver) wait(0);
  }

  const stops = [
    table.subscribe(() => {
      if (isStale) return;
      count();
    }),
    rows.subscribe(() => {
      if (shown.facts().figures === null) return;
      const isLarge = counted.cells() > SLICE;
      isStale = true;
      if (isLarge) wait(RECOUNT_DELAY);
      else count();
    }),
  ];
  count();

  return {
    ...shown,
    send: () => undefined,
    dispose() {
      clock.clearTimeout(timer);
      for (const stop of stops) stop();
      shown.dispose();
    },
  };
}

type CountedRows = EditableTableService['rows'];

/** Sums of the rows from `top` up to, but without, `end`. */
function emptyCount(columns: readonly ColumnKey[], from: number) {
  let top = from;
  let end = from;
  let count = 0;
  const sum = createExactSum();

  function take(rows: CountedRows, position: number, sign: 1 | -1): void {
    const key = rows.keyAt(position);
    if (key === undefined) return;
    for (const column of columns) {
      const value = rows.value(key, column);
      if (value === undefined || value === null || value === '') continue;
      count += sign;
      if (typeof value !== 'number') continue;
      if (sign === 1) sum.add(value);
      else sum.remove(value);
    }
  }

  return {
    cells: () => (end - top) * columns.length,
    isOf: (others: readonly ColumnKey[]) =>
      others.length === columns.length && others.every((key, index) => key === columns[index]),
    /** Whether going on costs less than a new start. */
    isNear: (first: number, last: number) =>
      first < end && last >= top && Math.abs(first - top) + Math.max(0, end - 1 - last) <= last - first + 1,
    /** Adds and removes rows until those wanted are counted, or so many were; returns whether they are. */
    goOn(rows: CountedRows, first: number, last: number, most: number): boolean {
      let left = most;
      for (; left > 0 && top < first; left -= 1) take(rows, top++, -1);
      for (; left > 0 && end - 1 > last; left -= 1) take(rows, --end, -1);
      for (; left > 0 && top > first; left -= 1) take(rows, --top, 1);
      for (; left > 0 && end <= last; left -= 1) take(rows, end++, 1);
      return top === first && end === last + 1;
    },
    figures: (isCounted: boolean): RangeFigures => ({
      count,
      sum: sum.sum(),
      average: sum.average(),
      isCounted,
    }),
  };
}

function isSame(one: RangeFigures | null, other: RangeFigures | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.count === other.count &&
    one.sum === other.sum &&
    one.average === other.average &&
    one.isCounted === other.isCounted
  );
}
