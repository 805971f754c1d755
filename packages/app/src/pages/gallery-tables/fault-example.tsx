import type { CellCheck, Column, EditableTable as Table, GivenRow, TableOptions } from '@evergreen/core/editable-table';
import { useText } from '@evergreen/react-ui/adapter';
import { EditableTable } from '@evergreen/react-ui/widgets/editable-table';
import { Button } from 'antd';
import { useEffect, useState } from 'react';

import { galleryTablesMessages as messages } from './gallery-tables.messages.ts';
import { useMarkedTable } from './use-marked-table.ts';
import { useSampleTable } from './use-sample-table.ts';

/** Long enough to begin to edit the cell that is about to change, in milliseconds. */
const SOON = 3000;

const throwing = ({ value }: CellCheck): boolean => {
  if (value !== null && value !== '') throw new Error('This check is made to fail');
  return true;
};
const silent = ({ value }: CellCheck) => (value === null || value === '' ? true : new Promise<boolean>(() => undefined));

/** Columns of which some are made wrongly. */
const COLUMNS: readonly Column[] = [
  { key: 'name', title: '姓名', type: 'input', width: 160, validateRules: [{ required: true, message: '${title}不能为空' }] },
  { key: 'hours', title: '志愿工时', type: 'inputNumber', width: 140, statistics: 'sum' },
  { key: 'level', title: '等级', type: 'stars-of-nobody', width: 120 },
  { key: 'province', title: '省', type: 'select', width: 120, options: [{ value: '330000', text: '浙江省' }], linkageKey: 'town' },
  { key: 'broken', title: '校验出错', type: 'input', width: 150, validateRules: [{ handler: throwing }] },
  { key: 'silent', title: '校验不回应', type: 'input', width: 150, validateRules: [{ handler: silent }] },
];

/** Two with one id, one without, and values that are none of their column. */
const ROWS: readonly GivenRow[] = [
  { id: 'p1', name: '王建国', hours: 12, level: 3, province: '330000' },
  { id: 'p1', name: '李桂兰', hours: '十二', level: 4 },
  { name: '没有编号', hours: 8 },
  { id: 'p4', name: '赵春梅', hours: 20, level: { of: 'nobody' } },
];

const OPTIONS: TableOptions = {
  columns: COLUMNS,
  rows: ROWS,
  tableCode: 'gallery-faults',
  rowNumber: true,
  alwaysEdit: false,
  toolbar: ['add', 'save', 'undo', 'redo', 'find'],
};

export function FaultExample() {
  const table = useSampleTable(OPTIONS);
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
      if (others === 'change') table.send({ type: 'live.updated', rows: [{ id: 'p4', name: '赵春梅（已改）' }] });
      else table.send({ type: 'rows.load', rows: values.filter(({ id }) => id !== 'p4') });
    }, SOON);
    return () => clearTimeout(timer);
  }, [table, others]);
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
