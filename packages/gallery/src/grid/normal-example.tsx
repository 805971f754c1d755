import type {
  EditableTableService as Table,
  TableFacts,
  TableOptions,
  TableValues,
} from '@evergreen/core/grid/editable-table';
import { useEmitted, useSelectedFacts, useTranslate } from '@evergreen/react-ui/adapter';
import { EditableTable } from '@evergreen/react-ui/widgets/grid/editable-table';
import { Checkbox, Switch } from 'antd';
import { useMemo, useState } from 'react';

import { galleryTablesMessages as messages } from './gallery-tables.messages.ts';
import { everyKindOfColumn, type Translate } from './sample-columns.ts';
import { placeLinkage } from './sample-places.ts';
import { sampleRetirees } from './sample-rows.ts';
import { useMarkedTable } from './use-marked-table.ts';
import { useSampleTable } from './use-sample-table.ts';

export function NormalExample() {
  const t = useTranslate();
  const [alwaysEdit, setAlwaysEdit] = useState(false);
  const options = useMemo(() => optionsOf(alwaysEdit, t), [alwaysEdit, t]);
  const table = useSampleTable(options);
  return (
    <>
      <div className="gallery-tables-tools">
        <Switch id="gallery-tables-always-edit" checked={alwaysEdit} onChange={setAlwaysEdit} />
        <label htmlFor="gallery-tables-always-edit">{t(messages.alwaysEdit)}</label>
      </div>
      {table !== null && <NormalTable table={table} />}
    </>
  );
}

/** The first of them may not be changed. */
const LOCKED_PHONE = '13800000000';

function optionsOf(alwaysEdit: boolean, t: Translate): TableOptions {
  return {
    columns: everyKindOfColumn(t),
    rows: sampleRetirees(60, t),
    linkage: [placeLinkage(t)],
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
  const t = useTranslate();
  const [read, setRead] = useState<TableValues | null>(null);
  useMarkedTable(table);
  const isDisabled = useSelectedFacts(table, isDisabledOf);
  useEmitted(table, (emitted) => {
    if (emitted.type !== 'save.requested') return;
    setRead(emitted.values);
    table.send({ type: 'save.done' });
  });
  return (
    <>
      <EditableTable
        table={table}
        label={t(messages.retirees)}
        toolbarSuffix={
          <span data-collapse>
            <Checkbox
              checked={isDisabled}
              onChange={({ target }) => table.send({ type: 'table.disable', disabled: target.checked })}
            >
              {t(messages.readOnly)}
            </Checkbox>
          </span>
        }
      />
      <h2>{t(messages.read)}</h2>
      <pre className="gallery-tables-read" data-testid="read-values">
        {read === null ? t(messages.readNothing) : JSON.stringify(read, null, 1)}
      </pre>
    </>
  );
}
