import type { EditableTableService as Table } from '@evergreen/core/editable-table';
import { titleAt } from '@evergreen/core/navigation';
import { useCore, useTranslate } from '@evergreen/react-ui/adapter';
import { EditableTable } from '@evergreen/react-ui/widgets/grid/editable-table';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';

import { useSitemap } from '../../../routing/use-sitemap.ts';
import { useHere } from '../../../routing/use-here.ts';
import './bench-grid.css';
import { gridDriver } from './grid-driver.ts';
import { openBenchTable, wishesOf } from './open-bench-table.ts';

/** Pixels of the view that every grid of the comparison has. */
const VIEW_HEIGHT = 650;

/** One large table and nothing else, for measuring it beside others: `?rows=100000&cols=20`. */
export function BenchGridPage() {
  const core = useCore();
  const t = useTranslate();
  const here = useHere();
  const title = titleAt(useLocation().pathname, useSitemap());
  const [table, setTable] = useState<Table | null>(null);
  useEffect(() => {
    const wishes = wishesOf(here);
    let shown: Table | null = null;
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
  }, [core, here]);
  return (
    <div className="bench-grid">
      <h1 className="visually-hidden">{title !== undefined && t(title)}</h1>
      {table !== null && <EditableTable table={table} label="bench" maxHeight={VIEW_HEIGHT} isFilled />}
    </div>
  );
}
