import { useEffect, useRef, type FocusEvent } from 'react';

import type { GridPlan } from '../frame/grid-plan.ts';
import { useTable } from '../table-context.ts';

/** What antd draws elsewhere in the page for an editor: a press in there is no press outside. */
const POPUPS =
  '.ant-select-dropdown, .ant-picker-dropdown, .ant-popover, .ant-dropdown, .ant-modal-root, .ant-cascader-dropdown';

/**
 * Tab stops once in the whole table: at the active cell, or at the frame, from where the first cell in view is taken. When the
 * focus has gone somewhere else for good, the table is told.
 */
export function useFocus({ frame, layout, geometry, headerHeight }: GridPlan) {
  const { table, focus } = useTable();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const isInside = (element: Element) => frame.current?.contains(element) === true || element.closest(POPUPS) !== null;
  const leave = () => {
    focus.requestFocus(false);
    table.send({ type: 'focus.leave' });
  };
  return {
    onFocus(event: FocusEvent): void {
      clearTimeout(waiting.current);
      focus.requestFocus(true);
      if (event.target !== frame.current || table.facts().active !== null) return;
      const first = Math.ceil(Math.max(0, frame.current.scrollTop - headerHeight) / geometry.rowHeight);
      const row = table.rows.keyAt(first) ?? table.rows.keyAt(0);
      const [column] = layout.columns;
      if (row !== undefined && column !== undefined)
        table.send({ type: 'cell.focus', place: { row, column: column.key } });
    },
    onBlur({ relatedTarget }: FocusEvent): void {
      clearTimeout(waiting.current);
      // At once: what is typed next is meant for where the focus is now.
      if (relatedTarget !== null) {
        if (!isInside(relatedTarget)) leave();
        return;
      }
      // Where it goes is known only after: an element that goes with its cell gives it to the next one.
      waiting.current = setTimeout(() => {
        const { activeElement } = document;
        if (document.hasFocus() && (activeElement === null || !isInside(activeElement))) leave();
      }, 0);
    },
  };
}
