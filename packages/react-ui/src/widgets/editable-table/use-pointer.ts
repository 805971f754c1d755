import type { CellPlace } from '@evergreen/core/editable-table';
import { useRef, type MouseEvent, type PointerEvent } from 'react';

import { cellUnder } from './cell-under.ts';
import type { GridPlan } from './grid-plan.ts';
import { useTable } from './table-context.ts';

/** A press moves the focus, drawing selects a range, and a press that draws nothing opens the cell. */
export function usePointer(plan: GridPlan) {
  const { table, focus } = useTable();
  const press = useRef<{ readonly from: CellPlace; readonly pointer: number; isDrawn: boolean } | null>(null);
  const placeOf = (event: PointerEvent | MouseEvent) => cellUnder(plan, table.rows, event.clientX, event.clientY);
  return {
    onPointerDown(event: PointerEvent): void {
      if (event.button !== 0 || event.pointerType === 'touch' || !isOnCell(event.target)) return;
      const place = placeOf(event);
      if (place === null) return;
      focus.want(true);
      press.current = { from: place, pointer: event.pointerId, isDrawn: false };
      table.send({ type: 'cell.focus', place, ...(event.shiftKey ? { extend: true } : {}) });
    },
    onMouseDown(event: MouseEvent): void {
      // The browser would take the focus away from the cell that just got it.
      if (isOnCell(event.target)) event.preventDefault();
    },
    onPointerMove(event: PointerEvent): void {
      const { current } = press;
      if (current === null || current.pointer !== event.pointerId) return;
      const place = placeOf(event);
      if (place === null || (!current.isDrawn && isSame(place, current.from))) return;
      current.isDrawn = true;
      table.send({ type: 'range.select', range: { anchor: current.from, head: place } });
    },
    onPointerUp(): void {
      // The click that follows asks whether something was drawn.
      setTimeout(() => (press.current = null), 0);
    },
    onClick(event: MouseEvent): void {
      if (!isOnCell(event.target) || press.current?.isDrawn === true || event.shiftKey) return;
      const place = placeOf(event);
      if (place === null) return;
      focus.want(true);
      table.send({ type: 'edit.start', place });
    },
  };
}

/** Whether a press is about the cell itself and not about something that stands in it and takes presses. */
function isOnCell(target: EventTarget): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest('[role=gridcell]') !== null && target.closest('button, a, input:not(.table-target), textarea:not(.table-target), select, .table-editor, .table-lead') === null;
}

const isSame = (one: CellPlace, other: CellPlace) => one.row === other.row && one.column === other.column;
