import type { EditableTableService as Table, TableOptions } from '@evergreen/core/grid/editable-table';
import { useEmitted, useTranslate } from '@evergreen/react-ui/adapter';
import { EditableTable } from '@evergreen/react-ui/widgets/grid/editable-table';
import { Empty } from 'antd';
import { useMemo, useState } from 'react';

import { galleryTablesMessages as messages } from './gallery-tables.messages.ts';
import { familyColumns, fewColumns, type Translate } from './sample-columns.ts';
import { sampleFamily, sampleRetirees } from './sample-rows.ts';
import { useSampleTable } from './use-sample-table.ts';

const retirees = (t: Translate): TableOptions => ({
  columns: fewColumns(t),
  rows: sampleRetirees(15, t),
  rowSelection: 'radio',
  rowNumber: true,
  alwaysEdit: false,
});

interface Chosen {
  readonly id: string;
  readonly name: string;
}

export function LayoutExample() {
  const t = useTranslate();
  const table = useSampleTable(useMemo(() => retirees(t), [t]));
  return table === null ? null : <MainAndSub table={table} />;
}

function MainAndSub({ table }: { readonly table: Table }) {
  const t = useTranslate();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  useEmitted(table, (emitted) => {
    if (emitted.type === 'selection.changed') setChosen(chosenRow(table, emitted.rows[0]));
  });
  return (
    <>
      <EditableTable table={table} label={t(messages.retirees)} maxHeight={320} />
      <h2>{t(chosen === null ? messages.family : messages.familyOf(chosen.name))}</h2>
      {chosen === null ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(messages.chooseRow)} />
      ) : (
        <FamilyTable key={chosen.id} retiree={chosen.id} label={t(messages.familyOf(chosen.name))} />
      )}
    </>
  );
}

function chosenRow(table: Table, key: string | undefined): Chosen | null {
  const row = key === undefined ? undefined : table.rows.view(key);
  if (row === undefined) return null;
  const { name } = row.values;
  return { id: row.id ?? row.key, name: typeof name === 'string' ? name : '' };
}

export function FamilyTable({ retiree, label }: { readonly retiree: string; readonly label: string }) {
  const t = useTranslate();
  const options = useMemo<TableOptions>(
    () => ({
      columns: familyColumns(t),
      rows: sampleFamily(retiree, t),
      rowNumber: true,
      alwaysEdit: true,
      toolbar: ['add', 'remove'],
      rowSelection: 'checkbox',
    }),
    [retiree, t],
  );
  const table = useSampleTable(options);
  return table === null ? null : <EditableTable table={table} label={label} maxHeight={260} />;
}
