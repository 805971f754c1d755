import { registerKinds, type TableOptions } from '@evergreen/core/editable-table';
import { useText } from '@evergreen/react-ui/adapter';
import { EditableTable } from '@evergreen/react-ui/widgets/grid/editable-table';
import { Alert, Button, Input } from 'antd';
import { useMemo, useState } from 'react';

import { galleryTablesMessages as messages } from './gallery-tables.messages.ts';
import type { Say } from './sample-columns.ts';
import { columnWords, OFFERS } from './sample-words.messages.ts';
import { starsKind } from './stars-kind.ts';
import { useSampleTable } from './use-sample-table.ts';

const optionsOf = (say: Say): TableOptions => ({
  columns: [
    { key: 'subject', title: say(columnWords.serviceKind), type: 'input', width: 200 },
    { key: 'stars', title: say(messages.satisfaction), type: 'stars', width: 160, statistics: 'average' },
  ],
  rows: [
    { id: '1', subject: say(OFFERS.meals), stars: 5 },
    { id: '2', subject: say(OFFERS.talk), stars: 4 },
    { id: '3', subject: say(OFFERS.painting), stars: 8 },
  ],
  kinds: [starsKind],
  rowNumber: true,
  alwaysEdit: false,
  toolbar: ['add', 'undo', 'redo'],
});

/** A kind of cell of this page's own, and which names such kinds may have. */
export function KindsExample() {
  const say = useText();
  const table = useSampleTable(useMemo(() => optionsOf(say), [say]));
  return (
    <>
      {table !== null && <EditableTable table={table} label={say(messages.satisfaction)} />}
      <NameTrial />
    </>
  );
}

function NameTrial() {
  const say = useText();
  const [name, setName] = useState('row-number');
  const [tried, setTried] = useState<string | null>(null);
  const registered = tried === null ? null : registerKinds([{ ...starsKind, name: tried }]);
  return (
    <>
      <h2>{say(messages.kindName)}</h2>
      <div className="gallery-tables-tools">
        <Input
          aria-label={say(messages.kindName)}
          className="gallery-tables-name"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button onClick={() => setTried(name.trim())}>{say(messages.register)}</Button>
      </div>
      {registered !== null && tried !== null && (
        <Alert
          showIcon
          type={registered.ok ? 'success' : 'error'}
          title={say(registered.ok ? messages.kindRegistered(tried, registered.value.size) : registered.error)}
        />
      )}
    </>
  );
}
