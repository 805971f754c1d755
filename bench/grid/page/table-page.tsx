import type { EditableTableService } from '@evergreen/core/grid/editable-table';
import { useCore } from '@evergreen/react-ui/adapter';
import { EditableTable } from '@evergreen/react-ui/widgets/grid/editable-table';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import { gridDriver } from './grid-driver.ts';
import { openBenchTable, wishesOf } from './open-bench-table.ts';
import './table-page.css';

/** Pixels of the view that every grid of the comparison has. */
const VIEW_HEIGHT = 650;

/** One large table and nothing else, for measuring it beside others: `?rows=100000&cols=20`. */
export function TablePage() {
  const core = useCore();
  const [table, setTable] = useState<EditableTableService | null>(null);
  useEffect(() => {
    const wishes = wishesOf(globalThis.location.search);
    let shown: EditableTableService | null = null;
    const driver = gridDriver(wishes, (rows) => {
      const before = shown;
      shown = openBenchTable(core, wishes, rows);
      flushSync(() => setTable(shown));
      before?.dispose();
      return shown;
    });
    Object.assign(globalThis, { __grid: driver });
    if (wishes.rows > 0) driver.load(wishes.rows);
    return () => {
      Object.assign(globalThis, { __grid: undefined });
      setTable(null);
      shown?.dispose();
    };
  }, [core]);
  return (
    <div className="bench-grid">
      {table !== null && <EditableTable table={table} label="bench" maxHeight={VIEW_HEIGHT} isFilled />}
    </div>
  );
}
