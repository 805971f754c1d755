import type { TableFacts } from '@evergreen/core/editable-table';
import {
  clearFilters,
  rangeFiguresText,
  watchRange,
  type RangeFacts,
  type RangeWatch,
} from '@evergreen/core/editable-table/lazy';
import { Button } from 'antd';
import { useCallback } from 'react';

import {
  useChosenFacts,
  useCore,
  useFrequentFacts,
  useOwnedService,
  useSelectedFacts,
  useTranslate,
} from '../../../../adapter/index.ts';
import { useTable } from '../table-context.ts';
import { ErrorNote } from './error-note.tsx';
import { panelMessages as messages } from './panel.messages.ts';

const figuresOf = ({ figures }: RangeFacts) => figures;
const isFilteredOf = ({ filters }: TableFacts) => Object.keys(filters).length > 0;
const COUNT_FACTS = ['rowCount', 'orderRevision'] as const;

/** What stands below the rows, as in a spreadsheet: errors, how many rows there are, and the marked range in figures. */
export function StatusLine() {
  const { table } = useTable();
  const core = useCore();
  const watch = useOwnedService(useCallback(() => core.open(({ clock }) => watchRange(table, clock)), [core, table]));
  return (
    <>
      <ErrorNote />
      <div className="table-status">
        <RowCount />
        {watch !== null && <Figures watch={watch} />}
      </div>
    </>
  );
}

function RowCount() {
  const { table } = useTable();
  const t = useTranslate();
  const { rowCount } = useChosenFacts(table, COUNT_FACTS);
  const isFiltered = useSelectedFacts(table, isFilteredOf);
  if (!isFiltered) return <span>{t(messages.allRows(rowCount))}</span>;
  return (
    <span>
      {t(messages.shownRows(rowCount, table.rows.own.rowCount()))}
      <Button type="link" size="small" onClick={() => table.send(clearFilters())}>
        {t(messages.clearFilters)}
      </Button>
    </span>
  );
}

function Figures({ watch }: { readonly watch: RangeWatch }) {
  const t = useTranslate();
  const figures = useFrequentFacts(watch, figuresOf);
  return <output className="table-figures">{figures !== null && t(rangeFiguresText(figures))}</output>;
}
