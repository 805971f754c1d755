import type { EditableTableService as Table, TableOptions } from '@evergreen/core/editable-table';
import { useEmitted, useTranslate } from '@evergreen/react-ui/adapter';
import { EditableTable } from '@evergreen/react-ui/widgets/grid/editable-table';
import { Button } from 'antd';
import { useEffect, useMemo, useState } from 'react';

import { galleryTablesMessages as messages } from './gallery-tables.messages.ts';
import { narrowColumns, type Translate } from './sample-columns.ts';
import { sampleRetirees } from './sample-rows.ts';
import { useSampleTable } from './use-sample-table.ts';

const ROWS = 40;
const CHANGE_EVERY_MILLISECONDS = 700;

const screen = (t: Translate): TableOptions => ({
  columns: narrowColumns(t),
  rows: sampleRetirees(ROWS, t),
  alwaysEdit: false,
  reloadEffect: true,
  rowNumber: true,
});

export function LiveExample() {
  const t = useTranslate();
  const mine = useSampleTable(useMemo(() => screen(t), [t]));
  const theirs = useSampleTable(useMemo(() => screen(t), [t]));
  return mine === null || theirs === null ? null : <TwoScreens mine={mine} theirs={theirs} />;
}

function TwoScreens({ mine, theirs }: { readonly mine: Table; readonly theirs: Table }) {
  const t = useTranslate();
  const [isChanging, setIsChanging] = useState(false);
  usePassingOn(mine, theirs);
  usePassingOn(theirs, mine);
  useSteadyChanges(theirs, isChanging);
  return (
    <>
      <div className="gallery-tables-tools">
        <Button onClick={() => setIsChanging(!isChanging)}>{t(isChanging ? messages.stop : messages.simulate)}</Button>
      </div>
      <div className="gallery-tables-screens">
        {(
          [
            ['mine', mine],
            ['theirs', theirs],
          ] as const
        ).map(([whose, table]) => (
          <div key={whose}>
            <h2>{t(messages[whose])}</h2>
            <EditableTable table={table} label={t(messages[whose])} maxHeight={360} />
          </div>
        ))}
      </div>
    </>
  );
}

/** What is changed in one table is told to the other as a server would tell it: by id, with the fields that changed. */
function usePassingOn(from: Table, to: Table): void {
  useEmitted(from, (emitted) => {
    if (emitted.type !== 'value.changed' || emitted.commit.origin === 'live') return;
    const rows = emitted.commit.written.flatMap(({ row, column, after }) => {
      const id = from.rows.view(row)?.id;
      return id === undefined || id === null ? [] : [{ id, [column]: after }];
    });
    to.send({ type: 'live.updated', rows });
  });
}

/** Somebody changes the hours of one row after the other. */
function useSteadyChanges(table: Table, isChanging: boolean): void {
  useEffect(() => {
    if (!isChanging) return undefined;
    let turn = 0;
    const timer = setInterval(() => {
      turn += 1;
      const row = table.rows.keyAt((turn * 3) % 6);
      if (row !== undefined)
        table.send({ type: 'cells.write', cells: [{ row, column: 'hours', value: (turn * 7) % 90 }] });
    }, CHANGE_EVERY_MILLISECONDS);
    return () => clearInterval(timer);
  }, [table, isChanging]);
}
