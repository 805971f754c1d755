import type { EditableTableService as Table, RowKey, TableOptions } from '@evergreen/core/grid/editable-table';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { EditableTable, type CellSlots } from '@evergreen/react-ui/widgets/grid/editable-table';
import { Button } from 'antd';
import { useMemo } from 'react';

import { galleryTablesMessages as messages } from './gallery-tables.messages.ts';
import { FamilyTable } from './layout-example.tsx';
import { fewColumns, type Translate } from './sample-columns.ts';
import { sampleRetirees } from './sample-rows.ts';
import { useSampleTable } from './use-sample-table.ts';

const retirees = (t: Translate): TableOptions => ({
  columns: [
    ...fewColumns(t),
    { key: 'family', title: t(messages.family), type: 'slot', slotName: 'family', width: 110 },
  ],
  rows: sampleRetirees(30, t),
  rowNumber: true,
  alwaysEdit: false,
});

/** A button in every row that opens its family; none before there is a table. */
function familyButtons(table: Table | null, label: string): CellSlots {
  return {
    family: ({ row }) => (
      <Button size="small" tabIndex={-1} onClick={() => table?.send({ type: 'subTable.toggle', row: row.key })}>
        {label}
      </Button>
    ),
  };
}

function familyTables(label: string) {
  return (row: RowKey) => <FamilyTable retiree={row} label={label} />;
}

export function SubTableExample() {
  const t = useTranslate();
  const table = useSampleTable(useMemo(() => retirees(t), [t]));
  const family = t(messages.family);
  const slots = useMemo(() => familyButtons(table, family), [table, family]);
  const subTable = useMemo(() => familyTables(family), [family]);
  return table === null ? null : (
    <EditableTable table={table} label={t(messages.retirees)} slots={slots} subTable={subTable} />
  );
}
