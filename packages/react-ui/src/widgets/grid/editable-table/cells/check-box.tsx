import { isChecked } from '@evergreen/core/grid/editable-table';
import { useLayoutEffect, useRef } from 'react';

import type { CellLookProps } from './cell-props.ts';
import { useTable } from '../table-context.ts';

/** A box of the browser's own: it costs a tenth of antd's and looks the same. A press changes it. */
export function CheckBox({ column, rowKey, text, value, isLocked, isActive }: CellLookProps) {
  const { table, focus } = useTable();
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (isActive && focus.isWanted()) box.current?.focus({ preventScroll: true });
  }, [isActive, focus]);
  return (
    <input
      ref={box}
      type="checkbox"
      className="table-tick"
      tabIndex={isActive ? 0 : -1}
      aria-label={`${column.laidOut.column.title} ${text}`}
      checked={isChecked(column.laidOut.column, value ?? null)}
      // A locked one is still read and stopped at.
      aria-disabled={isLocked}
      onChange={() => {
        if (!isLocked) table.send({ type: 'cell.toggle', place: { row: rowKey, column: column.key } });
      }}
    />
  );
}
