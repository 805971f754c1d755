import { expect, it } from 'vitest';

import { openTable } from './editable-table.testing.ts';

const columns = [
  { key: 'day', title: '日期', type: 'date' },
  { key: 'at', title: '时间', type: 'datetime' },
];

it('a date that is typed into a cell is read as in a form; one that is pasted must mean the same tomorrow', () => {
  const { table, cell, clock } = openTable({ columns, rows: [{ id: 'a' }] });
  const today = new Date(clock.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  const typed = (words: string) => {
    table.send({ type: 'edit.start', place: cell(0, 'day') });
    table.send({ type: 'edit.change', value: words });
    table.send({ type: 'edit.commit' });
    return table.readNow().rows[0]?.['day'];
  };
  const inThreeDays = new Date(Date.parse(today) + 3 * 86_400_000).toISOString().slice(0, 10);
  const read = ['今天', '+3', '20261201'].map(typed);
  table.send({ type: 'cell.focus', place: cell(0, 'day') });
  table.send({ type: 'clipboard.paste', text: '今天', html: '' });
  expect([read, table.readNow().rows[0]?.['day'], table.facts().errorCount]).toEqual([
    [today, inThreeDays, '2026-12-01'],
    '今天',
    1,
  ]);
});

it('the row height is remembered for all tables of an account, and pages give another until then', () => {
  const userIds = ['a', 'a', 'b'] as const;
  const first = openTable({ tableCode: 'one', size: 'mini' }, { userId: () => 'a' });
  const before = first.table.facts().size;
  first.table.send({ type: 'size.set', size: 'small' });
  const stored = first.localStorage.entries();
  const sizes = userIds.map(
    (userId) => openTable({ size: 'mini' }, { userId: () => userId }, stored).table.facts().size,
  );
  expect([before, sizes]).toEqual(['mini', ['small', 'small', 'mini']]);
});
