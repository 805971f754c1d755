import type {
  CellCheck,
  ChoiceOption,
  Column,
  EditableTableService as Table,
  GivenRow,
  TableOptions,
} from '@evergreen/core/grid/editable-table';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { EditableTable } from '@evergreen/react-ui/widgets/grid/editable-table';
import { Button } from 'antd';
import { useEffect, useMemo, useState } from 'react';

import { galleryTablesMessages as messages } from './gallery-tables.messages.ts';
import type { Translate } from './sample-columns.ts';
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
const columns = (t: Translate): readonly Column[] => [
  {
    key: 'name',
    title: t(words.name),
    type: 'input',
    width: 160,
    validateRules: [{ required: true, message: t(words.required) }],
  },
  { key: 'hours', title: t(words.hours), type: 'inputNumber', width: 140, statistics: 'sum' },
  { key: 'level', title: t(words.level), type: 'stars-of-nobody', width: 120 },
  {
    key: 'province',
    title: t(words.province),
    type: 'select',
    width: 120,
    options: provinces(t),
    linkageKey: 'town',
  },
  { key: 'broken', title: t(words.checkBroken), type: 'input', width: 150, validateRules: [{ handler: throwing }] },
  { key: 'silent', title: t(words.checkSilent), type: 'input', width: 150, validateRules: [{ handler: silent }] },
];

const provinces = (t: Translate): readonly ChoiceOption[] =>
  (PLACES[''] ?? []).slice(0, 1).map(([value, label]) => ({ value, text: t(label) }));

/** Whom others change or remove. */
const CHANGED = sampleName(6, 9);

/** Two with one id, one without, and values that are none of their column. */
const rows = (t: Translate): readonly GivenRow[] => [
  { id: 'p1', name: t(sampleName(0, 2)), hours: 12, level: 3, province: '330000' },
  { id: 'p1', name: t(sampleName(1, 1)), hours: t(faultWords.twelve), level: 4 },
  { name: t(faultWords.withoutId), hours: 8 },
  { id: 'p4', name: t(CHANGED), hours: 20, level: { of: 'nobody' } },
];

const optionsOf = (t: Translate): TableOptions => ({
  columns: columns(t),
  rows: rows(t),
  tableCode: 'gallery-faults',
  rowNumber: true,
  alwaysEdit: false,
  toolbar: ['add', 'save', 'undo', 'redo', 'find'],
});

export function FaultExample() {
  const t = useTranslate();
  const table = useSampleTable(useMemo(() => optionsOf(t), [t]));
  return table === null ? null : <FaultTable table={table} />;
}

type Others = 'change' | 'remove';

function FaultTable({ table }: { readonly table: Table }) {
  const t = useTranslate();
  const [others, setOthers] = useState<Others | null>(null);
  useMarkedTable(table);
  useEffect(() => {
    if (others === null) return undefined;
    const timer = setTimeout(() => {
      setOthers(null);
      const values = table.readNow().rows;
      if (others === 'change')
        table.send({ type: 'live.updated', rows: [{ id: 'p4', name: t(faultWords.changed(CHANGED)) }] });
      else table.send({ type: 'rows.load', rows: values.filter(({ id }) => id !== 'p4') });
    }, SOON);
    return () => clearTimeout(timer);
  }, [table, others, t]);
  return (
    <>
      <div className="gallery-tables-tools">
        <Button disabled={others !== null} onClick={() => setOthers('change')}>
          {t(messages.othersChange)}
        </Button>
        <Button disabled={others !== null} onClick={() => setOthers('remove')}>
          {t(messages.othersRemove)}
        </Button>
      </div>
      <EditableTable table={table} label={t(messages.faulty)} />
    </>
  );
}
