import { expect, it } from 'vitest';

import { err, localized, ok, type LocalizedText, type Result } from '../../../../kernel/index.ts';
import { settled } from '../../../../testing/index.ts';
import { createTreeTable } from './tree-table.service.ts';
import { readTreeRows } from './tree-table.model.ts';
import type { ShownTreeRow } from './tree-table.types.ts';

it.each([[null], [undefined], ['<html>'], [7], [true], [{}], [{ records: null }], [{ records: { id: '1' } }]])(
  'WID-21 an answer that is neither a list nor has records throws: %j',
  (answer) => {
    expect(() => readTreeRows(answer)).toThrow(new Error('返回数据类型不识别'));
  },
);

it('WID-21 a list and an object with records are the rows', () => {
  const rows = [
    { id: '1', hasChildren: '1' },
    { id: 2, hasChildren: false },
  ];
  const read = [
    { id: '1', hasChildren: true, values: rows[0] },
    { id: '2', hasChildren: false, values: rows[1] },
  ];
  expect([readTreeRows(rows), readTreeRows({ records: rows, total: 2 }), readTreeRows([])]).toEqual([read, read, []]);
});

interface Call {
  readonly parent: string | null;
  readonly answer: (answer: Result<unknown, LocalizedText>) => void;
}

function opened() {
  const calls: Call[] = [];
  const table = createTreeTable(
    (parent) =>
      new Promise((answer) => {
        calls.push({ parent, answer });
      }),
  );
  return {
    table,
    asked: () => calls.map(({ parent }) => parent),
    async answer(index: number, answer: Result<unknown, LocalizedText>) {
      calls[index]?.answer(answer);
      await settled();
    },
  };
}

/** The ids, with those below in brackets. */
const drawn = (rows: readonly ShownTreeRow[]): string =>
  rows.map(({ id, children }) => (children === undefined ? id : `${id}(${drawn(children)})`)).join(' ');

const top = ok([{ id: 'a', hasChildren: true }, { id: 'b' }]);

it('WID-14 asks for the rows below when a row is opened the first time, and shows a placeholder until they are there', async () => {
  const { table, asked, answer } = opened();
  const seen = [table.facts().isLoading];
  await answer(0, top);
  const rows = [drawn(table.facts().rows)];
  table.send({ type: 'row.toggle', id: 'a' });
  const placeholder = table.facts().rows[0]?.children?.[0]?.isPlaceholder;
  await answer(1, ok({ records: [{ id: 'c' }] }));
  rows.push(drawn(table.facts().rows));
  table.send({ type: 'row.toggle', id: 'a' });
  table.send({ type: 'row.toggle', id: 'a' });
  expect([seen, rows, placeholder, table.facts().open, asked()]).toEqual([
    [true],
    ['a(a_loadChild) b', 'a(c) b'],
    true,
    ['a'],
    [null, 'a'],
  ]);
});

it('says why rows did not come, closes the row, and asks again when it is opened again', async () => {
  const { table, asked, answer } = opened();
  const failures: (LocalizedText | null)[] = [];
  await answer(0, top);
  table.send({ type: 'row.toggle', id: 'a' });
  await answer(1, ok('<html>'));
  failures.push(table.facts().failure);
  table.send({ type: 'row.toggle', id: 'a' });
  await answer(2, err(localized('网络超时', 'Timed out')));
  failures.push(table.facts().failure);
  expect([failures.map((failure) => failure?.['zh-CN']), table.facts().open, asked()]).toEqual([
    ['返回数据类型不识别', '网络超时'],
    [],
    [null, 'a', 'a'],
  ]);
});

it('forgets everything on refresh, also an answer that was on its way', async () => {
  const { table, answer } = opened();
  await answer(0, top);
  table.send({ type: 'row.toggle', id: 'a' });
  table.send({ type: 'tree.refresh' });
  await answer(1, ok([{ id: 'late' }]));
  const before = [table.facts().isLoading, table.facts().rows];
  await answer(2, ok([{ id: 'z' }]));
  expect([before, drawn(table.facts().rows), table.facts().isLoading]).toEqual([[true, []], 'z', false]);
});
