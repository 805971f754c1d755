import type {
  CellCheck,
  ChoiceOption,
  Column,
  EditableTable as Table,
  GivenRow,
  TableOptions,
} from '@evergreen/core/editable-table';
import { useText } from '@evergreen/react-ui/adapter';
import { EditableTable } from '@evergreen/react-ui/widgets/grid/editable-table';
import { Button } from 'antd';
import { useEffect, useMemo, useState } from 'react';

import { galleryTablesMessages as messages } from './gallery-tables.messages.ts';
import type { Say } from './sample-columns.ts';
import { sampleName } from './sample-rows.ts';
import { columnWords as words, faultWords, PLACES } from './sample-words.messages.ts';
import { useMarkedTable } from './use-marked-table.ts';
import { useSampleTable } from './use-sample-table.ts';

/** Long enough to begin to edit the cell that is about to change, in milliseconds. */
const SOON = 3000;

const throwing = ({ value }: CellCheck): boolean => {
  if (value !== null && value !== '') throw new Error('This check is made to fail');
  return true;
};
const silent = ({ value }: CellCheck) =>
  value === null || value === '' ? true : new Promise<boolean>(() => undefined);

/** Columns of which some are made wrongly. */
const columns = (say: Say): readonly Column[] => [
  {
    key: 'name',
    title: say(words.name),
    type: 'input',
    width: 160,
    validateRules: [{ required: true, message: say(words.required) }],
  },
  { key: 'hours', title: say(words.hours), type: 'inputNumber', width: 140, statistics: 'sum' },
  { key: 'level', title: say(words.level), type: 'stars-of-nobody', width: 120 },
  {
    key: 'province',
    title: say(words.province),
    type: 'select',
    width: 120,
    options: provinces(say),
    linkageKey: 'town',
  },
  { key: 'broken', title: say(words.checkBroken), type: 'input', width: 150, validateRules: [{ handler: throwing }] },
  { key: 'silent', title: say(words.checkSilent), type: 'input', width: 150, validateRules: [{ handler: silent }] },
];

const provinces = (say: Say): readonly ChoiceOption[] =>
  (PLACES[''] ?? []).slice(0, 1).map(([value, label]) => ({ value, text: say(label) }));

/** Whom others change or remove. */
const CHANGED = sampleName(6, 9);

/** Two with one id, one without, and values that are none of their column. */
const rows = (say: Say): readonly GivenRow[] => [
  { id: 'p1', name: say(sampleName(0, 2)), hours: 12, level: 3, province: '330000' },
  { id: 'p1', name: say(sampleName(1, 1)), hours: say(faultWords.twelve), level: 4 },
  { name: say(faultWords.withoutId), hours: 8 },
  { id: 'p4', name: say(CHANGED), hours: 20, level: { of: 'nobody' } },
];

const optionsOf = (say: Say): TableOptions => ({
  columns: columns(say),
  rows: rows(say),
  tableCode: 'gallery-faults',
  rowNumber: true,
  alwaysEdit: false,
  toolbar: ['add', 'save', 'undo', 'redo', 'find'],
});

export function FaultExample() {
  const say = useText();
  const table = useSampleTable(useMemo(() => optionsOf(say), [say]));
  return table === null ? null : <FaultTable table={table} />;
}

type Others = 'change' | 'remove';

function FaultTable({ table }: { readonly table: Table }) {
  const say = useText();
  const [others, setOthers] = useState<Others | null>(null);
  useMarkedTable(table);
  useEffect(() => {
    if (others === null) return undefined;
    const timer = setTimeout(() => {
      setOthers(null);
      const values = table.readNow().rows;
      if (others === 'change')
        table.send({ type: 'live.updated', rows: [{ id: 'p4', name: say(faultWords.changed(CHANGED)) }] });
      else table.send({ type: 'rows.load', rows: values.filter(({ id }) => id !== 'p4') });
    }, SOON);
    return () => clearTimeout(timer);
  }, [table, others, say]);
  return (
    <>
      <div className="gallery-tables-tools">
        <Button disabled={others !== null} onClick={() => setOthers('change')}>
          {say(messages.othersChange)}
        </Button>
        <Button disabled={others !== null} onClick={() => setOthers('remove')}>
          {say(messages.othersRemove)}
        </Button>
      </div>
      <EditableTable table={table} label={say(messages.faulty)} />
    </>
  );
}
