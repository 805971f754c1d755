import type { EditableTable as Table, TableFacts, TableOptions, TableValues } from '@evergreen/core/editable-table';
import { useEmitted, useSelectedFacts, useText } from '@evergreen/react-ui/adapter';
import { EditableTable } from '@evergreen/react-ui/widgets/grid/editable-table';
import { Checkbox, Switch } from 'antd';
import { useMemo, useState } from 'react';

import { galleryTablesMessages as messages } from './gallery-tables.messages.ts';
import { everyKindOfColumn, type Say } from './sample-columns.ts';
import { placeLinkage } from './sample-places.ts';
import { sampleRetirees } from './sample-rows.ts';
import { useMarkedTable } from './use-marked-table.ts';
import { useSampleTable } from './use-sample-table.ts';

export function NormalExample() {
  const say = useText();
  const [alwaysEdit, setAlwaysEdit] = useState(false);
  const options = useMemo(() => optionsOf(alwaysEdit, say), [alwaysEdit, say]);
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

/** The first of them may not be changed. */
const LOCKED_PHONE = '13800000000';

function optionsOf(alwaysEdit: boolean, say: Say): TableOptions {
  return {
    columns: everyKindOfColumn(say),
    rows: sampleRetirees(60, say),
    linkage: [placeLinkage(say)],
    tableCode: 'gallery-normal',
    alwaysEdit,
    rowNumber: true,
    rowSelection: 'checkbox',
    dragSort: true,
    disabledRows: { phone: LOCKED_PHONE },
    toolbar: ['add', 'save', 'remove', 'clearSelection', 'undo', 'redo', 'find', 'collapse'],
  };
}

const isDisabledOf = (facts: TableFacts) => facts.isDisabled;

function NormalTable({ table }: { readonly table: Table }) {
  const say = useText();
  const [read, setRead] = useState<TableValues | null>(null);
  useMarkedTable(table);
  const isDisabled = useSelectedFacts(table, isDisabledOf);
  useEmitted(table, (emitted) => {
    if (emitted.type !== 'saveAsked') return;
    setRead(emitted.values);
    table.send({ type: 'save.done' });
  });
  return (
    <>
      <EditableTable
        table={table}
        label={say(messages.retirees)}
        toolbarSuffix={
          <span data-collapse>
            <Checkbox
              checked={isDisabled}
              onChange={({ target }) => table.send({ type: 'table.disable', disabled: target.checked })}
            >
              {say(messages.readOnly)}
            </Checkbox>
          </span>
        }
      />
      <h2>{say(messages.read)}</h2>
      <pre className="gallery-tables-read" data-testid="read-values">
        {read === null ? say(messages.readNothing) : JSON.stringify(read, null, 1)}
      </pre>
    </>
  );
}
