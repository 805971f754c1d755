import { registerKinds, type TableOptions } from '@evergreen/core/grid/editable-table';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { EditableTable } from '@evergreen/react-ui/widgets/grid/editable-table';
import { Alert, Button, Input } from 'antd';
import { useMemo, useState } from 'react';

import { galleryTablesMessages as messages } from './gallery-tables.messages.ts';
import type { Translate } from './sample-columns.ts';
import { columnWords, OFFERS } from './sample-words.messages.ts';
import { starsKind } from './stars-kind.ts';
import { useSampleTable } from './use-sample-table.ts';

const optionsOf = (t: Translate): TableOptions => ({
  columns: [
    { key: 'subject', title: t(columnWords.serviceKind), type: 'input', width: 200 },
    { key: 'stars', title: t(messages.satisfaction), type: 'stars', width: 160, statistics: 'average' },
  ],
  rows: [
    { id: '1', subject: t(OFFERS.meals), stars: 5 },
    { id: '2', subject: t(OFFERS.talk), stars: 4 },
    { id: '3', subject: t(OFFERS.painting), stars: 8 },
  ],
  kinds: [starsKind],
  rowNumber: true,
  alwaysEdit: false,
  toolbar: ['add', 'undo', 'redo'],
});

/** A kind of cell of this page's own, and which names such kinds may have. */
export function KindsExample() {
  const t = useTranslate();
  const table = useSampleTable(useMemo(() => optionsOf(t), [t]));
  return (
    <>
      {table !== null && <EditableTable table={table} label={t(messages.satisfaction)} />}
      <NameTrial />
    </>
  );
}

function NameTrial() {
  const t = useTranslate();
  const [name, setName] = useState('row-number');
  const [tried, setTried] = useState<string | null>(null);
  const registered = tried === null ? null : registerKinds([{ ...starsKind, name: tried }]);
  return (
    <>
      <h2>{t(messages.kindName)}</h2>
      <div className="gallery-tables-tools">
        <Input
          aria-label={t(messages.kindName)}
          className="gallery-tables-name"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button onClick={() => setTried(name.trim())}>{t(messages.register)}</Button>
      </div>
      {registered !== null && tried !== null && (
        <Alert
          showIcon
          type={registered.ok ? 'success' : 'error'}
          title={t(registered.ok ? messages.kindRegistered(tried, registered.value.size) : registered.error)}
        />
      )}
    </>
  );
}
