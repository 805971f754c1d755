import { tableDependencies } from '@evergreen/core';
import {
  createEditableTable,
  type Column,
  type GivenRow,
  type TableOptions,
} from '@evergreen/core/grid/editable-table';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { heard, signedIn } from '../../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../../testing/draw-widget.tsx';
import { newUser } from '../../../../testing/new-user.ts';
import { EditableTable } from '../editable-table.tsx';
import { loadParts } from '../testing/load-parts.ts';
import { pretendSize } from '../testing/pretend-size.ts';

beforeAll(loadParts);
beforeEach(() => pretendSize(1000, 650));

const UPLOAD = '/api/sys/common/upload';

/** A table of one row and one column of files, on a page of somebody signed in, with the dialog of its cell open. */
async function opened(said: Partial<Column> = {}, given: GivenRow = {}, options: Partial<TableOptions> = {}) {
  const stage = await signedIn();
  const column: Column = { key: 'papers', title: '附件', type: 'file', width: 200, token: true, ...said };
  const table = stage.core.open((page) =>
    createEditableTable(
      { columns: [column], rows: [{ id: '1', ...given }], alwaysEdit: false, ...options },
      tableDependencies(page),
    ),
  );
  drawWidget(stage, <EditableTable table={table} isFilled maxHeight={650} />);
  const user = newUser();
  const cell = screen.getAllByRole('gridcell')[0] ?? document.body;
  const open = () => fireEvent.click(cell, { clientX: 100, clientY: 80 });
  open();
  const dialog = await screen.findByRole('dialog');
  const button = (name: string) => within(dialog).getByRole('button', { name });
  return {
    stage,
    table,
    user,
    cell,
    open,
    dialog,
    button,
    /** Chooses files as the browser's own dialog gives them. */
    choose: (...names: readonly string[]) => {
      const files = names.map(
        (name) => new File(['words'], name, { type: name.endsWith('.png') ? 'image/png' : 'text/plain' }),
      );
      fireEvent.change(dialog.querySelector('input[type=file]') ?? dialog, { target: { files } });
    },
    take: () => stage.ports.http.take(UPLOAD),
    lines: () => [...dialog.querySelectorAll('.table-file-words')].map((line) => line.textContent),
    buttons: () =>
      within(dialog)
        .getAllByRole('button')
        .map((one) => one.getAttribute('aria-label') ?? one.textContent)
        .filter((name) => name !== 'Close' && name !== '关闭'),
    held: () => table.readNow().rows[0]?.['papers'] ?? null,
  };
}

it('TABLE-14 a file of a cell shows its percent, then that it is done, and its path is written once every file is done', async () => {
  const { choose, take, lines, held, cell } = await opened();
  choose('甲.txt', '乙.txt');
  const [first, second] = [take(), take()];
  act(() => first.request.onProgress?.({ loaded: 42, total: 100 }));
  const under = [lines(), cell.textContent, held()];
  first.succeed(null, 'temp/1/甲.txt');
  await heard();
  const half = [lines(), held()];
  second.succeed(null, 'temp/2/乙.txt');
  await heard();
  expect([under, half, lines(), held()]).toEqual([
    [['甲.txt上传中(42%)', '乙.txt上传中(0%)'], ' 上传中(42%) 上传中(0%)', null],
    [['甲.txt上传完成', '乙.txt上传中(0%)'], null],
    ['甲.txt上传完成', '乙.txt上传完成'],
    'temp/1/甲.txt,temp/2/乙.txt',
  ]);
});

it('TABLE-14 a file that fails says why, 未知错误 where nobody says, and can be sent again or removed', async () => {
  const { choose, take, lines, held, button, user, dialog, cell } = await opened();
  choose('a.svg', 'b.txt');
  take().reject('不支持这种文件');
  take().reject('');
  await heard();
  const failed = [lines(), within(dialog).getByRole('alert').textContent];
  const marked = [cell.getAttribute('aria-invalid'), cell.textContent.includes('“a.svg”等 2 个文件没有上传成功')];
  await user.click(button('重新上传 b.txt'));
  take().succeed(null, 'temp/2/b.txt');
  await heard();
  const before = held();
  await user.click(button('删除 a.svg'));
  expect([failed, before, lines(), held()]).toEqual([
    [
      ['a.svg上传失败：不支持这种文件', 'b.txt上传失败：未知错误'],
      '有文件没有上传成功：请重试或删除它，其余文件随后才会写入单元格',
    ],
    null,
    ['b.txt上传完成'],
    'temp/2/b.txt',
  ]);
  expect([marked, cell.getAttribute('aria-invalid')]).toEqual([['true', true], null]);
  expect(document.activeElement).toBe(button('上传文件'));
});

it('TABLE-14 removing the last stored file empties the cell, and undoing brings it back into the dialog, too', async () => {
  const { button, user, held, lines, table } = await opened({}, { papers: 'temp/1/a.txt' });
  await user.click(button('删除 a.txt'));
  const removed = [held(), lines()];
  act(() => void table.send({ type: 'change.undo' }));
  expect([removed, held(), lines()]).toEqual([[null, []], 'temp/1/a.txt', ['a.txt上传完成']]);
});

it.each<readonly [string, Partial<Column>, string]>([
  ['in the words of every column', {}, '点击上传'],
  ['in the words of its own button', { btnText: '选择附件' }, '选择附件'],
  [
    'in the words that the column gives to an empty cell',
    { btnText: '选择附件', placeholder: '请上传证明' },
    '请上传证明',
  ],
])(
  'TABLE-14 an empty cell says %s what to do with it, and nothing where nobody may write',
  async (_, said, expected) => {
    const { cell, table } = await opened(said);
    const words = cell.textContent;
    act(() => void table.send({ type: 'table.disable', disabled: true }));
    expect([words, cell.textContent]).toEqual([expected, '']);
  },
);

it('TABLE-14 a cell that its last file left says again what to do with it', async () => {
  const { button, user, cell } = await opened({}, { papers: 'temp/1/a.txt' });
  const before = cell.textContent;
  await user.click(button('删除 a.txt'));
  expect([before, cell.textContent]).toEqual([' a.txt', '点击上传']);
});

it('TABLE-14 a sending that is cancelled ends, and one that goes on outlives its dialog', async () => {
  const { choose, take, lines, held, button, user, cell, open, dialog } = await opened();
  choose('a.txt', 'b.txt');
  const [first, second] = [take(), take()];
  await user.click(button('取消上传 a.txt'));
  const cancelled = [first.request.signal?.aborted, lines()];
  await user.click(button('删除 a.txt'));
  await user.click(button('完成'));
  second.succeed(null, 'temp/2/b.txt');
  await heard();
  expect([cancelled, held(), cell.textContent]).toEqual([
    [true, ['a.txt上传失败：已取消上传', 'b.txt上传中(0%)']],
    'temp/2/b.txt',
    ' b.txt',
  ]);
  open();
  await waitFor(() => expect(dialog.isConnected).toBe(false));
  expect(screen.getByRole('dialog').querySelector('.table-file-words')?.textContent).toBe('b.txt上传完成');
});

it('TABLE-14 a dialog that is opened again while files are sent forgets none that is done already', async () => {
  const { choose, take, held, button, user, open } = await opened();
  choose('a.txt', 'b.txt');
  const [first, second] = [take(), take()];
  first.succeed(null, 'temp/1/a.txt');
  await heard();
  await user.click(button('完成'));
  open();
  second.succeed(null, 'temp/2/b.txt');
  await heard();
  expect(held()).toBe('temp/1/a.txt,temp/2/b.txt');
});

it('TABLE-14 what is sent for a row that is removed is not sent on', async () => {
  const { choose, take, table } = await opened();
  choose('a.txt');
  const { request } = take();
  act(() => void table.send({ type: 'rows.remove', rows: table.rows.keyAt(0) ?? '' }));
  expect([request.signal?.aborted, table.rows.rowCount()]).toEqual([true, 0]);
});

it('TABLE-15 the token goes along only where the column says so, and never without being asked', async () => {
  const sent = async (said: Partial<Column>) => {
    const { choose, take } = await opened(said);
    choose('a.txt');
    const { request } = take();
    document.body.replaceChildren();
    return [request.url, request.headers['x-access-token'] ?? null, request.timeout, request.form?.fields];
  };
  const fields = [
    ['biz', 'temp'],
    ['isup', '1'],
  ];
  expect([await sent({}), await sent({ token: false })]).toEqual([
    [UPLOAD, 'T1', null, fields],
    [UPLOAD, null, null, fields],
  ]);
});

it.each<readonly [Partial<Column>, readonly string[]]>([
  [{}, ['下载 a.txt', '删除 a.txt', '上传文件', '完成']],
  [{ allowDownload: false }, ['删除 a.txt', '上传文件', '完成']],
  [{ allowRemove: false }, ['下载 a.txt', '上传文件', '完成']],
  [{ allowDownload: false, allowRemove: false }, ['上传文件', '完成']],
])('TABLE-15 what a column allows can be done with a stored file: %j', async (said, expected) => {
  const { buttons } = await opened(said, { papers: 'temp/1/a.txt' });
  expect(buttons()).toEqual(expected);
});

it('TABLE-15 files of a table that is only read can be downloaded, and nothing else', async () => {
  const { buttons, lines } = await opened({}, { papers: 'temp/1/a.txt' }, { disabled: true });
  expect([buttons(), lines()]).toEqual([['下载 a.txt', '完成'], ['a.txt上传完成']]);
});

it('TABLE-15 a stored file is downloaded with the token, and saved under its name', async () => {
  const saved: string[] = [];
  const { button, user, stage } = await opened({}, { papers: 'temp/0192/王秀英%2C1.txt' });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await user.click(button('下载 王秀英,1.txt'));
  stage.ports.http.take('/address').succeed({ address: null });
  await heard();
  const call = stage.ports.http.takeFile('/api/sys/common/static/temp/0192/');
  call.end({ kind: 'answered', status: 200, headers: { 'content-type': 'text/plain' }, body: new Blob(['words']) });
  await heard();
  expect([call.request.headers['x-access-token'], saved]).toEqual(['T1', ['王秀英,1.txt']]);
});

it('TABLE-15 several files are taken, as many as the column allows, and the others are told', async () => {
  const { choose, lines, dialog, button } = await opened({ number: 2 });
  choose('a.txt', 'b.txt', 'c.txt');
  expect([lines(), within(dialog).getByRole('alert').textContent, button('上传文件').hasAttribute('disabled')]).toEqual(
    [['a.txt上传中(0%)', 'b.txt上传中(0%)'], '最多上传 2 个文件，“c.txt”未上传', true],
  );
});

it('TABLE-15 what was dropped on the dialog is sent; an image cell takes pictures only', async () => {
  const { dialog, lines } = await opened({ type: 'image' });
  const files = [new File(['x'], 'a.png', { type: 'image/png' }), new File(['x'], 'b.txt', { type: 'text/plain' })];
  fireEvent.drop(dialog.querySelector('.table-files-body') ?? dialog, { dataTransfer: { files } });
  await heard();
  expect([lines(), within(dialog).getByRole('alert').textContent]).toEqual([['a.png上传中(0%)'], '请上传图片']);
});
