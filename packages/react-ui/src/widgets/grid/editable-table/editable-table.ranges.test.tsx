import type { TableOptions } from '@evergreen/core/grid/editable-table';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { newStage } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { fill } from '../../../testing/fill.ts';
import { newUser } from '../../../testing/new-user.ts';
import { EditableTable } from './editable-table.tsx';
import { loadParts } from './testing/load-parts.ts';
import { pretendSize } from './testing/pretend-size.ts';
import { realTable } from './testing/real-table.ts';

beforeAll(loadParts);
beforeEach(() => pretendSize(1000, 650));

const WIDTH = 120;
const HEADER = 49;
const ROW = 61;

const columns: TableOptions['columns'] = [
  { key: 'name', title: '姓名', type: 'input', width: WIDTH },
  { key: 'hours', title: '工时', type: 'inputNumber', width: WIDTH },
  {
    key: 'city',
    title: '城市',
    type: 'select',
    width: WIDTH,
    options: [
      { value: 'b', text: '北京' },
      { value: 's', text: '上海' },
    ],
  },
];
const rows = [
  { id: '1', name: '乙', hours: 30, city: 's' },
  { id: '2', name: '丙', hours: 10, city: 'b' },
  { id: '3', name: '甲', hours: 20, city: 'b' },
];

function drawn() {
  const stage = newStage();
  const { table } = realTable(stage, { columns, rows, alwaysEdit: false });
  drawWidget(stage, <EditableTable table={table} isFilled maxHeight={650} />);
  const grid = screen.getByRole('grid');
  const cell = (row: number, column: number) => {
    const found = grid.querySelector<HTMLElement>(`.table-row[data-position="${row}"] [aria-colindex="${column}"]`);
    if (found === null) throw new Error(`There is no cell ${row}, ${column}`);
    return found;
  };
  const at = (row: number, column: number) => ({
    pointerId: 1,
    button: 0,
    clientX: (column - 0.5) * WIDTH,
    clientY: HEADER + (row + 0.5) * ROW,
  });
  const user = newUser();
  const head = (title: string) => screen.getByRole('columnheader', { name: new RegExp(title, 'u') });
  return {
    stage,
    table,
    grid,
    user,
    head,
    /** The texts of a column, in the rows as they are drawn. */
    shown: (column: number) =>
      Array.from(grid.querySelectorAll('.table-row'))
        .toSorted(
          (one, other) => Number(one.getAttribute('data-position')) - Number(other.getAttribute('data-position')),
        )
        .map((row) => row.querySelector(`[aria-colindex="${column}"]`)?.textContent),
    kept: (key: string) => table.readNow().rows.map((row) => row[key]),
    pressHead: async (title: string) => {
      await user.click(within(head(title)).getByRole('button', { name: title }));
      await act(loadParts);
    },
    chooseOfColumn: async (title: string, action: string) => {
      await user.click(screen.getByRole('button', { name: `${title}：列操作` }));
      await user.click(await screen.findByRole('menuitem', { name: action }));
    },
    mark: (from: readonly [number, number], to: readonly [number, number]) => {
      fireEvent.pointerDown(cell(...from), at(...from));
      fireEvent.pointerMove(grid, at(...to));
      fireEvent.pointerUp(grid, at(...to));
    },
    pullFill: (to: readonly [number, number]) => {
      fireEvent.pointerDown(grid.querySelector('[data-fill]') ?? grid, { ...at(0, 1) });
      fireEvent.pointerMove(grid, at(...to));
      fireEvent.pointerUp(grid, at(...to));
    },
    chooseAt: async (place: readonly [number, number], name: string) => {
      fireEvent.contextMenu(cell(...place), { ...at(...place), button: 2 });
      await user.click(await screen.findByRole('menuitem', { name }));
    },
  };
}

/** jsdom has no clipboard: this one keeps the text that was put there last. */
function pretendClipboard() {
  let kept = '';
  vi.stubGlobal(
    'ClipboardItem',
    class {
      readonly parts: Readonly<Record<string, Blob>>;
      constructor(parts: Readonly<Record<string, Blob>>) {
        this.parts = parts;
      }
    },
  );
  const write = async ([item]: readonly { readonly parts: Readonly<Record<string, Blob>> }[]) => {
    kept = (await item?.parts['text/plain']?.text()) ?? '';
  };
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { write, readText: () => Promise.resolve(kept) },
  });
  return { text: () => kept };
}

it('TABLE-32 a press on the head sorts, the menu of a column filters it and freezes up to it, and both end again', async () => {
  const { head, shown, pressHead, chooseOfColumn, user, kept, table } = drawn();
  const sorted: unknown[] = [];
  for (let press = 0; press < 3; press += 1) {
    await pressHead('工时');
    sorted.push([head('工时').getAttribute('aria-sort'), shown(2)]);
  }
  expect(sorted).toEqual([
    ['ascending', ['10', '20', '30']],
    ['descending', ['30', '20', '10']],
    [null, ['30', '10', '20']],
  ]);

  await chooseOfColumn('城市', '筛选…');
  const byCity = within(await screen.findByRole('dialog', { name: '筛选：城市' }));
  await user.click(byCity.getByRole('checkbox', { name: '上海 1' }));
  await user.click(byCity.getByRole('button', { name: /确\s?定/u }));
  await chooseOfColumn('工时', '筛选…');
  fill(screen.getByRole('spinbutton', { name: /^从/u }), '15');
  await user.click(
    within(await screen.findByRole('dialog', { name: '筛选：工时' })).getByRole('button', { name: /确\s?定/u }),
  );
  expect([shown(1), document.querySelector('.table-status span')?.textContent, kept('name')]).toEqual([
    ['甲'],
    '显示 3 行中的 1 行清除全部筛选',
    ['乙', '丙', '甲'],
  ]);
  await user.click(screen.getByRole('button', { name: '清除全部筛选' }));
  expect(shown(1)).toEqual(['乙', '丙', '甲']);

  const frozen = () => table.facts().columns.flatMap(({ column, fixed }) => (fixed === 'left' ? [column.key] : []));
  await chooseOfColumn('工时', '冻结到此列');
  const isPinned = (title: string) => head(title).closest('.table-pinned.is-left') !== null;
  const upTo = [frozen(), isPinned('工时'), isPinned('城市')];
  await chooseOfColumn('工时', '取消冻结');
  expect([upTo, frozen()]).toEqual([[['name', 'hours'], true, false], []]);
});

it('TABLE-33 matches are replaced one by one and together, and the fill handle continues numbers, dates and weekdays', async () => {
  const { stage, user, grid, shown, pullFill, mark, table } = drawn();
  const rowKey = (position: number) => table.rows.keyAt(position) ?? '';
  const write = (column: string, value: string | number, position = 0) =>
    act(() => void table.send({ type: 'cells.write', cells: [{ row: rowKey(position), column, value }] }));

  write('name', '星期六');
  mark([0, 1], [0, 1]);
  pullFill([2, 1]);
  const weekdays = shown(1);
  write('name', '2026-02-27');
  write('name', '2026-02-28', 1);
  mark([0, 1], [1, 1]);
  pullFill([2, 1]);
  const days = shown(1);
  write('hours', 5);
  write('hours', 7, 1);
  mark([0, 2], [1, 2]);
  pullFill([2, 2]);
  expect([weekdays, days, shown(2)]).toEqual([
    ['星期六', '星期日', '星期一'],
    ['2026-02-27', '2026-02-28', '2026-03-01'],
    ['5', '7', '9'],
  ]);

  act(() => grid.querySelector<HTMLElement>('.table-target')?.focus());
  await user.keyboard('{Control>}h{/Control}');
  fill(await screen.findByRole('textbox', { name: '查找' }), '2026');
  fill(await screen.findByRole('textbox', { name: '替换为' }), '2027');
  act(() => stage.ports.clock.advance(1000));
  expect(document.querySelector('.table-found')?.textContent).toBe('3 / 3');
  await user.click(screen.getByRole('button', { name: /^替\s?换$/u }));
  const one = shown(1);
  await user.click(screen.getByRole('button', { name: '全部替换' }));
  expect([one, shown(1)]).toEqual([
    ['2026-02-27', '2026-02-28', '2027-03-01'],
    ['2027-02-27', '2027-02-28', '2027-03-01'],
  ]);
});

it('TABLE-34 the marked range is counted and summed, and its menu copies, pastes, fills, inserts and deletes', async () => {
  const { mark, chooseAt, shown, kept } = drawn();
  const clipboard = pretendClipboard();
  mark([0, 2], [2, 2]);
  expect(await screen.findByText('计数 3 · 合计 60 · 平均 20')).toBeInstanceOf(HTMLElement);

  mark([0, 2], [0, 2]);
  await chooseAt([0, 2], '复制');
  await waitFor(() => expect(clipboard.text().trim()).toBe('30'));
  await chooseAt([2, 2], '粘贴');
  await waitFor(() => expect(shown(2)).toEqual(['30', '10', '30']));
  mark([0, 2], [1, 2]);
  await chooseAt([1, 2], '向下填充');
  expect(shown(2)).toEqual(['30', '30', '30']);

  mark([0, 1], [1, 1]);
  await chooseAt([0, 1], '在上方插入 2 行');
  expect(kept('name')).toEqual([null, null, '乙', '丙', '甲']);
  mark([0, 1], [1, 1]);
  await chooseAt([1, 1], '删除 2 行');
  expect(kept('name')).toEqual(['乙', '丙', '甲']);
});
