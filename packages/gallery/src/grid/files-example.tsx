import {
  createEnhanceRecords,
  enhanceFamily,
  type Column,
  type EditableTableService as Table,
  type EnhanceRecords,
  type TableOptions,
  type TableValues,
} from '@evergreen/core/grid/editable-table';
import { useCore, useEmitted, useTranslate } from '@evergreen/react-ui/adapter';
import { EditableTable } from '@evergreen/react-ui/widgets/grid/editable-table';
import { useMemo, useState } from 'react';

import { galleryTablesMessages as messages } from './gallery-tables.messages.ts';
import type { Translate } from './sample-columns.ts';
import { sampleRetirees } from './sample-rows.ts';
import { columnWords as words } from './sample-words.messages.ts';
import { useSampleTable } from './use-sample-table.ts';

const TABLE_CODE = 'gallery-files';
const ROWS = 6;

/** Files go to the platform, which takes them from who is signed in: the columns say that the token goes along. */
const columns = (t: Translate): readonly Column[] => [
  { key: 'name', title: t(words.name), type: 'input', width: 110, fixed: 'left' },
  { key: 'papers', title: t(words.papers), type: 'file', width: 260, token: true },
  { key: 'photo', title: t(words.photo), type: 'image', width: 170, token: true, number: 1 },
  { key: 'archive', title: t(words.archive), type: 'upload', width: 220, token: true, number: 3, allowRemove: false },
  { key: 'secret', title: t(words.sealed), type: 'upload', width: 220, token: true, allowDownload: false },
];

/** Files in cells: sent to the server, looked at, downloaded and removed. What was saved stays in this browser, for the next visit. */
export function FilesExample() {
  const core = useCore();
  const t = useTranslate();
  const records = useMemo(() => createEnhanceRecords({ family: core.storage.family(enhanceFamily) }), [core]);
  const options = useMemo(() => optionsOf(records, t), [records, t]);
  const table = useSampleTable(options);
  return table === null ? null : <FilesTable table={table} records={records} />;
}

function optionsOf(records: EnhanceRecords, t: Translate): TableOptions {
  const saved = records.list(TABLE_CODE);
  return {
    columns: columns(t),
    rows: saved.length > 0 ? saved : sampleRetirees(ROWS, t).map(({ id = null, name = null }) => ({ id, name })),
    tableCode: TABLE_CODE,
    alwaysEdit: false,
    rowNumber: true,
    toolbar: ['save', 'undo', 'redo'],
  };
}

function FilesTable({ table, records }: { readonly table: Table; readonly records: EnhanceRecords }) {
  const t = useTranslate();
  const [read, setRead] = useState<TableValues | null>(null);
  useEmitted(table, (emitted) => {
    if (emitted.type !== 'save.requested') return;
    setRead(emitted.values);
    records.remove(TABLE_CODE);
    for (const row of emitted.values.rows.toReversed()) records.add(TABLE_CODE, row);
    table.send({ type: 'save.done' });
  });
  return (
    <>
      <EditableTable table={table} label={t(messages.files)} />
      <h2>{t(messages.read)}</h2>
      <pre className="gallery-tables-read" data-testid="read-values">
        {read === null ? t(messages.readNothing) : JSON.stringify(read, null, 1)}
      </pre>
    </>
  );
}
