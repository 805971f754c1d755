import type { CellPlace, TableFacts } from '@evergreen/core/grid/editable-table';
import { useCallback, useEffect, useRef } from 'react';

import { useEmitted, useSelectedFacts } from '../../../../adapter/index.ts';
import { heightOf, topOf } from './row-geometry.ts';
import type { GridPlan } from '../frame/grid-plan.ts';
import { useTable } from '../table-context.ts';

const activeOf = (facts: TableFacts) => facts.active;

/** Scrolls as little as it takes to show the active cell, and what is to be shown; answers what does it. */
export function useReveal({ frame, layout, geometry, headerHeight, viewHeight }: GridPlan): (place: CellPlace) => void {
  const { table, focus } = useTable();
  const active = useSelectedFacts(table, activeOf);
  const reveal = useCallback(
    ({ row, column }: CellPlace) => {
      const element = frame.current;
      const position = table.rows.positionOf(row);
      if (element === null || position < 0) return;
      const foot = element.querySelector('.table-foot')?.clientHeight ?? 0;
      const top = topOf(geometry, position);
      element.scrollTop = nearest(
        element.scrollTop,
        top,
        top + heightOf(geometry, position),
        element.clientHeight - headerHeight - foot,
      );
      const place = layout.middle.find(({ key }) => key === column);
      if (place === undefined) return;
      const { leftWidth, leftGoing, rightWidth } = layout;
      const covered = leftWidth - leftGoing;
      const start = place.left - covered;
      element.scrollLeft = nearest(
        element.scrollLeft,
        start,
        start + place.width,
        element.clientWidth - covered - rightWidth,
      );
    },
    [frame, table, geometry, layout, headerHeight],
  );
  const unseen = useRef<CellPlace | null>(null);
  const show = (place: CellPlace) => {
    unseen.current = null;
    reveal(place);
    frame.current?.scrollIntoView({ block: 'nearest' });
  };
  useEmitted(table, (emitted) => {
    if (emitted.type !== 'cell.revealed') return;
    if (viewHeight > 0) show(emitted.place);
    else unseen.current = emitted.place;
  });
  useEffect(() => {
    // A table in a tab that was not shown cannot be scrolled until it is.
    if (viewHeight > 0 && unseen.current !== null) show(unseen.current);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [viewHeight]);
  useEffect(() => {
    // Under a pointer that is still pressed nothing moves.
    if (active === null || !focus.isWanted() || focus.isPressed()) return;
    reveal(active);
    // A column out of view is drawn a frame later: keys that are pressed until then are not to be lost.
    if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
    // Not when columns or rows are laid out anew: nobody moved.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [active]);
  return reveal;
}

/** Where a view of `room` pixels that begins at `now` is to begin to show what is from `start` to `end`. */
export function nearest(now: number, start: number, end: number, room: number): number {
  if (start < now || end - start > room) return start;
  return end > now + room ? end - room : now;
}
