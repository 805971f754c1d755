import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useState, type RefObject } from 'react';

import type { GridLayout } from './grid-layout.ts';
import { heightOf, positionAt, topOf, type RowGeometry } from '../rows/row-geometry.ts';
import { poolFor, windowFrom } from '../rows/row-slots.ts';

/** Rows that are drawn beyond each edge of the view. */
const OVERSCAN = 1;

/** Rows that the library measures, with those in view about in their middle: to measure a hundred thousand takes longer than to draw. */
const MEASURED = 1024;
const STEP = MEASURED / 2;

/** Where what is measured begins when the view begins at a position. */
const measuredFrom = (position: number): number => Math.max(0, Math.floor(position / STEP) * STEP - STEP / 2);

export interface RowWindow {
  /** Positions of the rows to draw, ascending. */
  readonly positions: readonly number[];
  /** How many rows are drawn at once. */
  readonly pool: number;
  readonly isScrolling: boolean;
  /** Pixels of all rows. */
  readonly total: number;
}

/**
 * Which rows are to be drawn. The library draws within the scroll event, so that no frame is painted before its rows.
 *
 * @param kept a row that is drawn wherever it stands, -1 for none
 */
export function useRowWindow(
  frame: RefObject<HTMLDivElement | null>,
  geometry: RowGeometry,
  rowCount: number,
  headerHeight: number,
  kept: number,
): RowWindow {
  const [from, measureFrom] = useState(0);
  // oxlint-disable-next-line react/incompatible-library -- because what it answers is read here and handed to nobody
  const rows = useVirtualizer({
    count: Math.max(0, Math.min(MEASURED, rowCount - from)),
    getScrollElement: () => frame.current,
    estimateSize: (at) => heightOf(geometry, from + at),
    getItemKey: useMeasured(geometry, from),
    overscan: 0,
    scrollMargin: headerHeight + topOf(geometry, from),
  });
  const wished = measuredFrom(positionAt(geometry, rows.scrollOffset ?? 0, rowCount));
  if (wished !== from) measureFrom(wished);
  // Asking for these tells the library what is drawn: it tells of the next scrolling only where other rows than those would be in view.
  const inView = rows.getVirtualIndexes();
  const [first] = inView;
  const pool = poolFor(rows.scrollRect?.height ?? 0, geometry.rowHeight, OVERSCAN);
  const drawn =
    first === undefined ? [] : windowFrom(from + first, from + (inView.at(-1) ?? first), pool, OVERSCAN, rowCount);
  return {
    positions: withKept(drawn, kept, rowCount),
    pool,
    isScrolling: rows.isScrolling,
    total: topOf(geometry, rowCount),
  };
}

/** Ascending, and with the row that is kept. */
function withKept(positions: number[], kept: number, count: number): number[] {
  const [first = 0] = positions;
  const last = positions.at(-1) ?? -1;
  if (kept < 0 || kept >= count || (kept >= first && kept <= last)) return positions;
  return kept < first ? [kept, ...positions] : [...positions, kept];
}

/** The first and the last of the columns that are not pinned and to be drawn; the last is before the first where there are none. */
export function useColumnWindow(
  frame: RefObject<HTMLDivElement | null>,
  layout: GridLayout,
): readonly [first: number, last: number] {
  const { middle, leftWidth } = layout;
  // oxlint-disable-next-line react/incompatible-library -- because what it answers is read here and handed to nobody
  const columns = useVirtualizer({
    horizontal: true,
    count: middle.length,
    getScrollElement: () => frame.current,
    estimateSize: (position) => middle[position]?.width ?? 0,
    getItemKey: useMeasured(layout),
    overscan: 0,
    paddingStart: leftWidth,
  });
  const positions = columns.getVirtualIndexes();
  return [positions[0] ?? 0, positions.at(-1) ?? -1];
}

/** The library asks for sizes anew when it is given another one of these. */
function useMeasured(sizes: unknown, from = 0): (position: number) => number {
  // oxlint-disable-next-line react/exhaustive-deps -- because another function is what says that sizes are others
  return useMemo(() => (position: number) => position, [sizes, from]);
}
