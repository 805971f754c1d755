import { expect, it } from 'vitest';

import { err, localized, ok, type LocalizedText, type Result } from '../../../../kernel/index.ts';
import { fakeContent, settled } from '../../../../testing/index.ts';
import type { Column } from '../column.types.ts';
import { openTable } from '../editable-table.testing.ts';
import { openTableUpload } from './table-upload.service.ts';

const columns: readonly Column[] = [
  { key: 'name', title: '姓名', type: 'input' },
  { key: 'papers', title: '附件', type: 'file' },
];
const REFUSED = err(localized('不支持这种文件', 'No files of this kind'));
const NOT_STORED = '“b.exe”没有上传成功（不支持这种文件），请打开后重试或删除';

/** A table of one row, with the files of its cell open and scripted uploads. */
function opened(papers: string | null = null, said: Partial<Column> = {}) {
  const { table, told, cell } = openTable({
    columns: columns.map((column) => (column.key === 'papers' ? { ...column, ...said } : column)),
    rows: [{ id: 'a', name: '王伟', papers }],
  });
  const answers = new Map<string, (outcome: Result<unknown, LocalizedText>) => void>();
  const aborted: string[] = [];
  const upload = openTableUpload({
    table,
    place: cell(0, 'papers'),
    onGone: () => undefined,
    dependencies: {
      token: () => null,
      port: {
        send: ({ name }, { signal }) =>
          new Promise((resolve) => {
            answers.set(name, resolve);
            signal.addEventListener('abort', () => aborted.push(name));
          }),
      },
    },
  });
  if (upload === null) throw new Error('There is no such column');
  const answer = (name: string, outcome: Result<unknown, LocalizedText>) => {
    answers.get(name)?.(outcome);
    return settled();
  };
  return {
    table,
    cell,
    aborted,
    close: upload.close,
    choose: (...names: readonly string[]) =>
      upload.cell.send({ type: 'files.add', files: names.map((name) => ({ name, content: fakeContent('x') })) }),
    store: (name: string) => answer(name, ok({ success: true, message: `temp/1/${name}` })),
    refuse: (name: string) => answer(name, REFUSED),
    retry: (name: string) => upload.cell.send({ type: 'file.retry', id: idOf(name) }),
    remove: (name: string) => upload.cell.send({ type: 'file.remove', id: idOf(name) }),
    held: () => table.readNow().rows[0]?.['papers'] ?? null,
    names: () => upload.cell.facts().files.map(({ name, status }) => `${name} ${status}`),
    marked: () => table.errors().map(({ message }) => message['zh-CN']),
    state: () => {
      const { pending, errorCount, isDirty, canUndo } = table.facts();
      return { pending, errorCount, isDirty, canUndo };
    },
    asked: () => told.filter(({ type }) => type === 'save.requested').length,
    warned: () => told.flatMap((one) => (one.type === 'notice.raised' ? [one.notice.text['zh-CN']] : [])),
  };

  function idOf(name: string): string {
    return upload?.cell.facts().files.find((file) => file.name === name)?.id ?? '';
  }
}

it('TABLE-14 a file that failed is an error of its cell: nothing is saved without it until it is removed or sent again', async () => {
  const { table, choose, store, refuse, retry, remove, held, marked, state, asked, warned } = opened();
  choose('a.txt', 'b.exe');
  expect(state()).toEqual({ pending: 'running', errorCount: 0, isDirty: true, canUndo: true });
  await store('a.txt');
  await refuse('b.exe');
  expect([state(), marked(), held()]).toEqual([
    { pending: 'failed', errorCount: 1, isDirty: true, canUndo: true },
    [NOT_STORED],
    null,
  ]);
  table.send({ type: 'table.save' });
  expect([asked(), warned(), table.facts().mode]).toEqual([0, [`有 1 处填写有误，第一处：${NOT_STORED}`], 'idle']);
  expect(await table.read({ validate: true })).toMatchObject({ ok: false, error: { kind: 'wrong', count: 1 } });

  retry('b.exe');
  expect([state().pending, marked()]).toEqual(['running', []]);
  await refuse('b.exe');
  remove('b.exe');
  expect([state(), held()]).toEqual([{ pending: 'none', errorCount: 0, isDirty: true, canUndo: true }, 'temp/1/a.txt']);
  table.send({ type: 'table.save' });
  expect(asked()).toBe(1);
});

it('TABLE-14 saving waits for the files that are sent', async () => {
  const { table, choose, store, held, asked } = opened();
  choose('a.txt');
  table.send({ type: 'table.save' });
  const read = table.read({ validate: true });
  expect([asked(), table.facts().mode]).toEqual([0, 'validating']);
  await store('a.txt');
  expect([asked(), held(), table.facts().mode]).toEqual([1, 'temp/1/a.txt', 'saving']);
  expect(await read).toMatchObject({ ok: true, value: { rows: [{ papers: 'temp/1/a.txt' }] } });
});

it('TABLE-14 undoing takes back what is pending in a cell after what was written later', async () => {
  const { table, cell, aborted, choose, store, refuse, names, state } = opened('temp/0/old.txt');
  choose('a.txt', 'b.exe', 'c.txt');
  await store('a.txt');
  await refuse('b.exe');
  table.send({ type: 'cells.write', cells: [{ ...cell(0, 'name'), value: '李娜' }] });
  table.send({ type: 'change.undo' });
  expect([table.rows.text(cell(0, 'name').row, 'name'), state().pending]).toEqual(['王伟', 'running']);
  table.send({ type: 'change.undo' });
  expect([names(), aborted, state()]).toEqual([
    ['old.txt done'],
    ['c.txt'],
    { pending: 'none', errorCount: 0, isDirty: false, canUndo: false },
  ]);
  expect(table.facts().active).toEqual(cell(0, 'papers'));
});

it('TABLE-14 what is pending goes when the cell is cleared or its row removed, and stays when the rows are loaded again', async () => {
  const { table, cell, choose, refuse, names, state, marked } = opened('temp/0/old.txt');
  choose('b.exe');
  await refuse('b.exe');
  table.send({ type: 'rows.load', rows: [{ id: 'a', name: '王伟', papers: 'temp/0/old.txt' }] });
  expect([names(), marked(), state().pending]).toEqual([['old.txt done', 'b.exe error'], [NOT_STORED], 'failed']);
  table.send({ type: 'cell.focus', place: cell(0, 'papers') });
  table.send({ type: 'range.clear' });
  expect([names(), state()]).toEqual([[], { pending: 'none', errorCount: 0, isDirty: true, canUndo: true }]);
  choose('c.txt');
  table.send({ type: 'rows.remove', rows: cell(0, 'papers').row });
  expect(state().pending).toBe('none');
});

it('TABLE-14 a failed file is an error of a column that is not checked otherwise', async () => {
  const { table } = openTable({
    columns,
    rows: [{ id: 'a', name: '王伟', papers: null }],
    features: { validation: false },
  });
  const place = { row: table.rows.keyAt(0) ?? '', column: 'papers' };
  table.send({ type: 'cell.pend', place, pending: { state: 'failed', message: localized('断', 'Cut') } });
  expect(table.errors().map(({ column }) => column)).toEqual(['papers']);
  table.send({ type: 'cell.pend', place, pending: null });
  expect(table.errors()).toEqual([]);
});
