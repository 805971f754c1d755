import type { TableOptions } from '@evergreen/core/grid/editable-table';
import { replaceAll } from '@evergreen/core/grid/editable-table/lazy';
import { sameText } from '@evergreen/core/kernel';
import { settled } from '@evergreen/core/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';

import { newStage } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { EditableTable } from './editable-table.tsx';
import { fakeTable } from './testing/fake-table.ts';
import { loadParts } from './testing/load-parts.ts';
import { pretendSize } from './testing/pretend-size.ts';
import { realTable } from './testing/real-table.ts';

beforeAll(loadParts);
beforeEach(() => pretendSize(1000, 650));

function drawn(options: TableOptions) {
  const stage = newStage();
  const { table } = realTable(stage, options);
  drawWidget(stage, <EditableTable table={table} />);
  return table;
}

const name = { key: 'name', title: '姓名', type: 'input', validateRules: [{ required: true }] } as const;

it('what is wrong with the columns themselves is said above the table', () => {
  drawn({
    columns: [
      { key: 'a', title: '省', type: 'select', options: [], linkageKey: 'town' },
      { key: 'odd', title: '怪', type: 'odd' },
    ],
    rows: [],
  });
  expect(screen.getByRole('alert').textContent).toBe(
    '表格的列设置有误，请告诉管理员未知的单元格类型“odd”，该列只能查看“省”的linkageKey指向不存在的列“town”，联动不起作用',
  );
});

it('what is not saved is kept before the page goes', () => {
  const stage = newStage();
  const { table } = realTable(stage, { columns: [name], rows: [{ id: 'a', name: '王伟' }], tableCode: 'people' });
  drawWidget(stage, <EditableTable table={table} />);
  act(
    () =>
      void table.send({
        type: 'cells.write',
        cells: [{ row: table.rows.keyAt(0) ?? '', column: 'name', value: '甲' }],
      }),
  );
  const drafts = () => stage.ports.localStorage.keys().filter((key) => key.startsWith('pro__table:'));
  const before = drafts();
  fireEvent(globalThis.window, new Event('pagehide'));
  expect([before, drafts()]).toEqual([[], ['pro__table:draft:["","people"]']]);
});

it('a draft that would write over what others wrote says where, leads there, and is restored as the person chooses', () => {
  const table = fakeTable({
    columns: [{ ...name, validateRules: [] }],
    rows: [{ name: '他' }, { name: '乙' }],
    facts: { hasDraft: true, active: { row: 'k0', column: 'name' } },
  });
  drawWidget(newStage(), <EditableTable table={table} />);
  const offered = () =>
    [...screen.getByRole('alert').querySelectorAll('button, p, li')].map((part) => part.textContent);
  const press = (words: string) => fireEvent.click(screen.getByRole('button', { name: words }));
  const plain = offered();
  const clash = { row: 'k0', column: 'name', position: 0, message: sameText('您写的是“我”，现在是“他”') };
  act(() => table.become({ draftClashes: { cells: [clash], hasOthers: false } }));
  const alone = offered();
  act(() => table.become({ draftClashes: { cells: [clash], hasOthers: true } }));
  const both = offered();
  for (const words of ['第 1 行 姓名', '恢复其余修改，保留他人的', '全部恢复，覆盖他人的', '放弃']) press(words);
  const told = [
    '其中 1 个单元格后来被他人改过。请选择保留谁的内容：',
    '第 1 行 姓名您写的是“我”，现在是“他”',
    '第 1 行 姓名',
  ];
  expect({ plain, alone, both, sent: table.sent }).toEqual({
    plain: ['恢复修改', '放弃'],
    alone: [...told, '全部恢复，覆盖他人的', '放弃'],
    both: [...told, '恢复其余修改，保留他人的', '全部恢复，覆盖他人的', '放弃'],
    sent: [
      { type: 'cell.focus', place: { row: 'k0', column: 'name' } },
      { type: 'draft.restore', keepsRemote: true },
      { type: 'draft.restore' },
      { type: 'draft.drop' },
    ],
  });
});

it('what others write into a choice that is edited is told in the words of its options, wherever those came from', async () => {
  const table = drawn({
    columns: [name, { key: 'province', title: '省', type: 'select' }],
    rows: [{ id: 'a', name: '王伟', province: '33' }],
    linkage: [
      {
        key: 'province',
        requestData: () =>
          Promise.resolve([
            { value: '33', text: '浙江省' },
            { value: '32', text: '江苏省' },
          ]),
      },
    ],
    alwaysEdit: false,
  });
  await act(settled);
  act(() => void table.send({ type: 'edit.start', place: { row: table.rows.keyAt(0) ?? '', column: 'province' } }));
  act(() => void table.send({ type: 'live.updated', rows: [{ id: 'a', province: '32' }] }));
  expect(screen.getByText('他人刚刚改为：江苏省', { selector: 'span[hidden]' }).textContent).toBe(
    '他人刚刚改为：江苏省',
  );
});

it('TABLE-28 a hundred bad cells are listed, and the others when they are asked for', () => {
  const table = drawn({
    columns: [name],
    rows: Array.from({ length: 230 }, (_, index) => ({ id: `${index}`, name: '' })),
  });
  act(() => void table.send({ type: 'table.save' }));
  fireEvent.click(screen.getByRole('button', { name: '230 处填写有误，点击查看' }));
  const listed = () => screen.getAllByRole('button', { name: /^第 \d+ 行 姓名$/u }).length;
  const first = listed();
  fireEvent.click(screen.getByRole('button', { name: '再列出一些（还有 130 处）' }));
  fireEvent.click(screen.getByRole('button', { name: '再列出一些（还有 30 处）' }));
  expect([first, listed(), screen.queryByRole('button', { name: /^再列出一些/u })]).toEqual([100, 230, null]);
});

it('TABLE-28 texts of a replacement that no cell could take are listed with the way to their cells, until they were seen', () => {
  const columns = [name, { key: 'sex', title: '性别', type: 'select', options: [{ value: '1', text: '男' }] }];
  const table = drawn({ columns, rows: [{ id: 'a', name: '王伟', sex: '1' }] });
  const row = table.rows.keyAt(0) ?? '';
  act(() => {
    table.send({ type: 'find.open' });
    table.send({ type: 'find.words', words: '男' });
    table.send(replaceAll('不详'));
    table.send({ type: 'cell.focus', place: { row, column: 'name' } });
  });
  const open = () => fireEvent.click(screen.getByRole('button', { name: '1 个内容没有填入，点击查看' }));
  open();
  const words = screen.getByRole('button', { name: '第 1 行 性别' }).closest('li')?.textContent;
  fireEvent.click(screen.getByRole('button', { name: '第 1 行 性别' }));
  const active = table.facts().active;
  open();
  fireEvent.click(screen.getByRole('button', { name: '知道了' }));
  expect([words, active, screen.queryByText('1 个内容没有填入，点击查看')]).toEqual([
    '第 1 行 性别“不详”不在可选范围内，请填：男',
    { row, column: 'sex' },
    null,
  ]);
});
