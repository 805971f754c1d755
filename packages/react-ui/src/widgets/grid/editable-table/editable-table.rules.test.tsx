import { builtInKinds, type TableOptions } from '@evergreen/core/grid/editable-table';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { newStage } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { newUser } from '../../../testing/new-user.ts';
import { EditableTable, type EditableTableProps } from './editable-table.tsx';
import { ROW_HEIGHTS } from './frame/grid-layout.ts';
import { loadParts } from './testing/load-parts.ts';
import { pretendSize } from './testing/pretend-size.ts';
import { realTable } from './testing/real-table.ts';

beforeAll(loadParts);
beforeEach(() => pretendSize(1000, 650));

const people = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `${at}`, name: `n${at}` }));

function drawn(options: Partial<TableOptions> = {}, props: Partial<EditableTableProps> = {}) {
  const stage = newStage();
  const { table, heard } = realTable(stage, {
    columns: [{ key: 'name', title: '姓名', type: 'input' }],
    rows: people(3),
    alwaysEdit: false,
    ...options,
  });
  drawWidget(stage, <EditableTable table={table} {...props} />);
  const grid = screen.getByRole('grid');
  return {
    stage,
    table,
    heard,
    grid,
    user: newUser(),
    cell: (row: number, column: number) =>
      grid.querySelector<HTMLElement>(`.table-row[data-position="${row}"] [aria-colindex="${column}"]`),
    values: (key = 'name') => table.readNow().rows.map((row) => row[key]),
  };
}

it('TABLE-04 a kind of cell of one’s own is drawn and edited by its own rules, and a reserved name is refused', async () => {
  const [input] = [...builtInKinds.values()].filter(({ name }) => name === 'input');
  if (input === undefined) throw new Error('There is no kind of texts');
  const shouted = {
    ...input,
    name: 'shouted',
    format: (value: unknown) => (typeof value === 'string' ? `${value}!` : ''),
    typed: (_: string, typed: string) => typed.toUpperCase(),
  };
  const { user, grid, cell, values } = drawn({
    kinds: [shouted],
    columns: [{ key: 'name', title: '姓名', type: 'shouted' }],
  });
  const before = cell(0, 1)?.textContent;
  act(() => grid.focus());
  await user.keyboard('ab{Enter}');
  expect([before, cell(0, 1)?.textContent, values()[0]]).toEqual(['n0!', 'AB!', 'AB']);
  for (const name of ['row-number', 'row-checkbox', 'row-radio', 'row-expand', 'row-drag-sort']) {
    expect(() => drawn({ kinds: [{ ...input, name }] })).toThrow(`不能使用"${name}"作为组件的type，因为这是关键字`);
  }
});

it('TABLE-12 reading with validation counts what is wrong and scrolls to the first bad cell', async () => {
  const rows = people(200).map((row, at) => (at === 120 || at === 150 ? { ...row, name: '' } : row));
  const { table, grid, cell } = drawn({
    rows,
    columns: [
      { key: 'name', title: '姓名', type: 'input', validateRules: [{ required: true, message: '请输入${title}' }] },
    ],
  });
  const before = [cell(120, 1), grid.scrollTop];
  const outcome = await act(async () => table.read({ validate: true }));
  fireEvent.scroll(grid);
  expect([
    before,
    outcome.ok ||
      (outcome.error.kind === 'wrong' && [
        outcome.error.count,
        outcome.error.first.position,
        outcome.error.first.column,
      ]),
  ]).toEqual([
    [null, 0],
    [2, 120, 'name'],
  ]);
  expect([
    grid.scrollTop > 0,
    cell(120, 1)?.getAttribute('aria-invalid'),
    cell(120, 1)?.getAttribute('aria-selected'),
  ]).toEqual([true, 'true', 'true']);
  expect(screen.getByRole('button', { name: '2 处填写有误，点击查看' })).toBeDefined();
});

describe('rows that are drawn', () => {
  it('TABLE-18 are about 9 at 61 px each in 400 px, unless told, around wherever the table is scrolled to', () => {
    pretendSize(1000, 400);
    const { grid } = drawn({ rows: people(1000) });
    const positions = () =>
      [...grid.querySelectorAll('.table-row')].map((row) => Number(row.getAttribute('data-position')));
    const first = positions();
    grid.scrollTop = 500 * 61;
    fireEvent.scroll(grid);
    const middle = positions();
    expect([grid.style.maxHeight, grid.style.getPropertyValue('--row-height')]).toEqual(['400px', '61px']);
    expect([
      first.length >= 8 && first.length <= 10,
      first[0],
      middle.length === first.length,
      [500, 501, 502, 503, 504, 505].every((position) => middle.includes(position)),
    ]).toEqual([true, 0, true, true]);
  });

  it.each(['medium', 'small', 'mini', 'tiny'] as const)(
    'TABLE-18 fill any height, and few more than that, of size %s',
    (size) => {
      const wrong = [120, 400, 777, 1300].flatMap((height) => {
        pretendSize(1000, height);
        const { grid } = drawn({ rows: people(500), size }, { isFilled: true, maxHeight: height });
        const count = grid.querySelectorAll('.table-row').length;
        grid.remove();
        const inView = Math.ceil(height / ROW_HEIGHTS[size]);
        return count < inView || count > inView + 3 ? [[height, count]] : [];
      });
      expect(wrong).toEqual([]);
    },
  );
});

it('TABLE-19 columns are as wide as their types say, and those without a width of their own share 92 % of the room', () => {
  const widthsOf = (room: number, ...types: readonly string[]) => {
    pretendSize(room, 400);
    const { grid } = drawn({
      columns: types.map((type, at) => ({ key: `${at}`, title: type, type, ...(at === 1 ? { width: 300 } : {}) })),
      rows: [],
    });
    const widths = [...grid.querySelectorAll<HTMLElement>('[role=columnheader]')].map((head) => head.style.width);
    grid.remove();
    return widths.join(' ');
  };
  expect([
    ...['input', 'datetime', 'sel_user', 'sel_depart', 'date'].map((type) => widthsOf(100, type)),
    widthsOf(1_000, 'input', 'input', 'datetime'),
  ]).toEqual(['120px', '200px', '220px', '190px', '135px', '310px 300px 390px']);
});

it('TABLE-24 what can be chosen in a child follows what was chosen in its parent, which empties the child', async () => {
  const asked: string[] = [];
  const places: Readonly<Record<string, readonly string[]>> = {
    '': ['河北', '山西'],
    河北: ['石家庄'],
    山西: ['太原'],
  };
  const requestData = (parent: string) => {
    asked.push(parent);
    return Promise.resolve((places[parent] ?? []).map((value) => ({ value, text: value })));
  };
  const { user, grid, table, values } = drawn({
    columns: [
      { key: 'province', title: '省', type: 'select', width: 120, linkageKey: 'city' },
      { key: 'city', title: '市', type: 'select', width: 120 },
    ],
    linkage: [{ key: 'province', requestData }],
    rows: [{ id: '1', province: '河北', city: '石家庄' }],
  });
  const options = () =>
    [...document.querySelectorAll('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option')].map(
      (option) => option.textContent,
    );
  const tap = (column: number) =>
    fireEvent.click(grid.querySelector(`.table-row [aria-colindex="${column}"]`) ?? grid, {
      clientX: (column - 0.5) * 120,
      clientY: 80,
    });
  await waitFor(() => expect(asked).toContain('河北'));
  tap(1);
  await waitFor(() => expect(options()).toEqual(['河北', '山西']));
  await user.click(screen.getByTitle('山西'));
  await waitFor(() => expect(table.facts().edited).toBe(null));
  const emptied = [values('province')[0], values('city')[0]];
  act(() => void table.send({ type: 'edit.start', place: { row: table.rows.keyAt(0) ?? '', column: 'city' } }));
  await waitFor(() => expect(options()).toEqual(['太原']));
  expect([emptied, new Set(asked)]).toEqual([['山西', null], new Set(['', '河北', '山西'])]);
});

it('TABLE-27 every change is taken back by Ctrl+Z, one after the other, and done again by Ctrl+Y', async () => {
  const { user, grid, table } = drawn({
    rowSelection: 'checkbox',
    dragSort: true,
    toolbar: ['add', 'remove', 'clearSelection', 'undo', 'redo'],
  });
  const state = () => JSON.stringify(table.readNow());
  const states = [state()];
  const did = (): void => void states.push(state());
  act(() => grid.focus());
  await user.keyboard('typed{Enter}');
  did();
  await user.keyboard('{Delete}');
  did();
  fireEvent.paste(document.activeElement ?? grid, {
    clipboardData: { getData: (type: string) => (type === 'text/plain' ? '甲\n乙\n丙' : '') },
  });
  did();
  await user.keyboard('{Control>}d{/Control}');
  did();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  did();
  await user.keyboard('{Insert}');
  did();
  await user.click(screen.getByRole('button', { name: '新增' }));
  did();
  await user.click(screen.getByRole('checkbox', { name: '选择第 1 行' }));
  await user.click(screen.getByRole('button', { name: '删除' }));
  await user.click(await screen.findByRole('button', { name: '确定' }));
  did();
  act(() => grid.querySelector<HTMLElement>('.is-active > .table-target')?.focus());
  const back = [];
  for (let step = 1; step < states.length; step += 1) {
    await user.keyboard('{Control>}z{/Control}');
    back.unshift(state());
  }
  const isClean = [table.facts().canUndo, table.facts().isDirty];
  const again = [];
  for (let step = 1; step < states.length; step += 1) {
    await user.keyboard('{Control>}y{/Control}');
    again.push(state());
  }
  expect({ isDifferent: new Set(states).size === states.length, back, isClean, again }).toEqual({
    isDifferent: true,
    back: states.slice(0, -1),
    isClean: [false, false],
    again: states.slice(1),
  });
});
