import type { EditableTable as Table, TableOptions, TableValues } from '@evergreen/core/editable-table';
import { useEmitted, useText } from '@evergreen/react-ui/adapter';
import { EditableTable } from '@evergreen/react-ui/widgets/editable-table';
import { Switch } from 'antd';
import { useMemo, useState } from 'react';

import { galleryTablesMessages as messages } from './gallery-tables.messages.ts';
import { everyKindOfColumn } from './sample-columns.ts';
import { placeLinkage } from './sample-places.ts';
import { sampleRetirees } from './sample-rows.ts';
import { useMarkedTable } from './use-marked-table.ts';
import { useSampleTable } from './use-sample-table.ts';

export function NormalExample() {
  const say = useText();
  const [alwaysEdit, setAlwaysEdit] = useState(false);
  const options = useMemo(() => optionsOf(alwaysEdit), [alwaysEdit]);
  const table = useSampleTable(options);
  return (
    <>
      <div className="gallery-tables-tools">
        <Switch id="gallery-tables-always-edit" checked={alwaysEdit} onChange={setAlwaysEdit} />
        <label htmlFor="gallery-tables-always-edit">{say(messages.alwaysEdit)}</label>
      </div>
      {table !== null && <NormalTable table={table} />}
    </>
  );
}

function optionsOf(alwaysEdit: boolean): TableOptions {
  return {
    columns: everyKindOfColumn,
    rows: sampleRetirees(60),
    linkage: [placeLinkage],
    tableCode: 'gallery-normal',
    alwaysEdit,
    rowNumber: true,
    rowSelection: 'checkbox',
    dragSort: true,
    disabledRows: { name: '王秀英' },
    toolbar: ['add', 'save', 'remove', 'clearSelection', 'undo', 'redo', 'find', 'collapse'],
  };
}

function NormalTable({ table }: { readonly table: Table }) {
  const say = useText();
  const [read, setRead] = useState<TableValues | null>(null);
  useMarkedTable(table);
  useEmitted(table, (emitted) => {
    if (emitted.type !== 'saveAsked') return;
    setRead(emitted.values);
    table.send({ type: 'save.done' });
  });
  return (
    <>
      <EditableTable table={table} label={say(messages.retirees)} />
      <h2>{say(messages.read)}</h2>
      <pre className="gallery-tables-read" data-testid="read-values">
        {read === null ? say(messages.readNothing) : JSON.stringify(read, null, 1)}
      </pre>
    </>
  );
}
