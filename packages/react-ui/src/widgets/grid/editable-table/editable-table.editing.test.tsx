import type { TableOptions } from '@evergreen/core/grid/editable-table';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';

import { newStage } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { newUser } from '../../../testing/new-user.ts';
import { EditableTable, type EditableTableProps } from './editable-table.tsx';
import { loadParts } from './testing/load-parts.ts';
import { pretendSize } from './testing/pretend-size.ts';
import { realTable } from './testing/real-table.ts';

beforeAll(loadParts);
beforeEach(() => pretendSize(1000, 650));

const WIDTH = 120;
const HEADER = 49;
const ROW = 61;

const columns: TableOptions['columns'] = [
  {
    key: 'name',
    title: '姓名',
    type: 'input',
    width: WIDTH,
    validateRules: [{ required: true, message: '请输入${title}' }],
  },
  { key: 'age', title: '年龄', type: 'inputNumber', width: WIDTH, statistics: 'sum' },
  {
    key: 'city',
    title: '城市',
    type: 'select',
    width: WIDTH,
    allowSearch: true,
    options: [
      { value: 'b', text: '北京' },
      { value: 's', text: '上海' },
    ],
  },
  { key: 'valid', title: '有效', type: 'checkbox', width: WIDTH },
  { key: 'who', title: '人员', type: 'sel_user', width: WIDTH },
];
const rows = Array.from({ length: 5 }, (_, at) => ({
  id: `${at}`,
  name: `n${at}`,
  age: at,
  city: 'b',
  valid: 'N',
  who: '',
}));

function drawn(options: Partial<TableOptions> = {}, props: Partial<EditableTableProps> = {}) {
  const stage = newStage();
  const { table, heard } = realTable(stage, {
    columns,
    rows,
    alwaysEdit: false,
    toolbar: ['add', 'remove', 'clearSelection'],
    ...options,
  });
  drawWidget(
    stage,
    <>
      <EditableTable table={table} isFilled maxHeight={650} {...props} />
      <button type="button">别处</button>
    </>,
  );
  const grid = screen.getByRole('grid');
  const cell = (row: number, column: number) => {
    const found = grid.querySelector<HTMLElement>(`.table-row[data-position="${row}"] [aria-colindex="${column}"]`);
    if (found === null) throw new Error(`There is no cell ${row}, ${column}`);
    return found;
  };
  return {
    table,
    heard,
    grid,
    cell,
    words: (row: number) =>
      [...grid.querySelectorAll(`.table-row[data-position="${row}"] [role=gridcell]`)].map((each) => each.textContent),
    /** A tap of the middle of a cell without columns before the data. */
    tap: (row: number, column: number) =>
      fireEvent.click(cell(row, column), { clientX: (column - 0.5) * WIDTH, clientY: HEADER + (row + 0.5) * ROW }),
    values: () => table.readNow().rows,
    user: newUser(),
  };
}

const typedIn = () => (document.activeElement instanceof HTMLInputElement ? document.activeElement.value : null);

it('TABLE-07 a press edits a cell, and a press elsewhere ends it and keeps what was typed', async () => {
  const { tap, user, table, cell, values } = drawn();
  tap(1, 1);
  const began = typedIn();
  await user.keyboard('new');
  const during = [typedIn(), table.facts().edited?.draft];
  act(() => screen.getByRole('button', { name: '别处' }).focus());
  await waitFor(() => expect(table.facts().edited).toBe(null));
  expect({ began, during, shown: cell(1, 1).textContent, kept: values()[1]?.['name'] }).toEqual({
    began: 'n1',
    during: ['new', 'new'],
    shown: 'new',
    kept: 'new',
  });
});

const clipboard = (text: string, html = '') => ({
  clipboardData: { getData: (type: string) => (type === 'text/plain' ? text : html) },
});
const paste = (text: string, html?: string) =>
  fireEvent.paste(document.activeElement ?? document.body, clipboard(text, html));

it('TABLE-35 a range that is pasted right after a press on a cell lands as a range, and undo takes it back', async () => {
  const { tap, user, table, cell, values } = drawn();
  tap(1, 1);
  const isOpen = table.facts().edited !== null;
  const isLeft = paste('李四\t61\r\n王五\t62\r\n');
  const pasted = values().map(({ name, age }) => [name, age]);
  const focused = cell(1, 1).contains(document.activeElement);
  await user.keyboard('{Control>}z{/Control}');
  expect({
    isOpen,
    isLeft,
    pasted,
    focused,
    edited: table.facts().edited,
    undone: values().map(({ name, age }) => [name, age]),
  }).toEqual({
    isOpen: true,
    isLeft: false,
    pasted: [
      ['n0', 0],
      ['李四', 61],
      ['王五', 62],
      ['n3', 3],
      ['n4', 4],
    ],
    focused: true,
    edited: null,
    undone: rows.map(({ name, age }) => [name, age]),
  });
});

it('TABLE-35 holds where a list is open, until something is searched in it', async () => {
  const { tap, table, cell, values } = drawn();
  tap(0, 3);
  const box = await screen.findByRole('combobox', { name: '城市 北京' });
  fireEvent.input(box, { target: { value: '上' } });
  const searched = [paste('上海\n上海'), table.facts().edited !== null];
  act(() => void table.send({ type: 'edit.cancel' }));
  tap(1, 3);
  await waitFor(() => expect(cell(1, 3).querySelector('[role=combobox]')).not.toBe(null));
  const untouched = [paste('上海\n上海'), table.facts().edited];
  expect([searched, untouched, values().map(({ city }) => city)]).toEqual([
    [true, true],
    [false, null],
    ['b', 's', 's', 'b', 'b'],
  ]);
});

it('TABLE-35 a text is left to the editor, and so is a range after something was typed', async () => {
  const { tap, user, table } = drawn();
  tap(1, 1);
  const text = paste('李四');
  await user.keyboard('李');
  expect([text, paste('李四\n王五'), typedIn(), table.facts().mode]).toEqual([true, true, '李', 'editing']);
});

it('TABLE-35 arrows leave a cell that was pressed, but for the caret once it was placed in the words', async () => {
  const { tap, user, table } = drawn({ columns: columns.slice(0, 1) });
  const at = () => [
    table.facts().mode,
    table.rows.positionOf(table.facts().active?.row ?? ''),
    table.facts().active?.column,
  ];
  tap(1, 1);
  await user.keyboard('{Home}{ArrowRight}');
  const placed = at();
  await user.keyboard('{Escape}');
  tap(1, 1);
  await user.keyboard('{ArrowDown}');
  expect([placed, at()]).toEqual([
    ['editing', 1, 'name'],
    ['idle', 2, 'name'],
  ]);
});

it('TABLE-29 goes through the table by keys alone: arrows, typing, Enter, Tab, Escape, undo', async () => {
  const { user, grid, table, values, cell } = drawn();
  act(() => grid.focus());
  await user.keyboard('{ArrowDown}{ArrowDown}typed{Enter}');
  const afterEnter = table.facts().active;
  await user.keyboard('{F2}more{Escape}{Tab}4x2{Tab}');
  const written = values().map(({ name, age }) => [name, age]);
  const focused = cell(3, 3).contains(document.activeElement);
  await user.keyboard('{Control>}z{/Control}');
  expect({
    column: afterEnter?.column,
    position: table.rows.positionOf(afterEnter?.row ?? ''),
    written,
    focused,
    undone: values()[3]?.['age'],
  }).toEqual({
    column: 'name',
    position: 3,
    written: [
      ['n0', 0],
      ['n1', 1],
      ['typed', 2],
      ['n3', 42],
      ['n4', 4],
    ],
    focused: true,
    undone: 3,
  });
});

it('TABLE-13 an input of a number takes no letter', async () => {
  const { tap, user, values } = drawn();
  tap(0, 2);
  await user.clear(document.activeElement ?? document.body);
  await user.keyboard('-1a2.5.6');
  const shown = typedIn();
  await user.keyboard('{Enter}');
  expect([shown, values()[0]?.['age']]).toEqual(['-12.56', -12.56]);
});

it('TABLE-13 letters over a number leave the number, and its cell says why they are not taken', async () => {
  const { tap, user, cell, values } = drawn();
  const before = values()[0]?.['age'];
  tap(0, 2);
  await user.keyboard('{Escape}x手写');
  const said = document.getElementById(cell(0, 2).getAttribute('aria-describedby') ?? '')?.textContent;
  await user.keyboard('{Enter}');
  expect([typedIn(), said, values()[0]?.['age'], before]).toEqual(['', '“写”不是数字，请写成1234.5这样的数字', 0, 0]);
});

it('TABLE-29 words to look for stay in their field, however soon they are typed after it was opened', () => {
  const { tap, table, values } = drawn();
  const press = (key: string, held = {}) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ...held });
  tap(1, 1);
  press('Escape');
  press('f', { ctrlKey: true });
  const field = screen.getByRole('textbox', { name: '查找' });
  const opened = document.activeElement === field;
  fireEvent.change(field, { target: { value: 'n3' } });
  const found = table.rows.positionOf(table.facts().active?.row ?? '');
  expect([opened, found, document.activeElement === field, values().map(({ name }) => name)]).toEqual([
    true,
    3,
    true,
    ['n0', 'n1', 'n2', 'n3', 'n4'],
  ]);
});

it('TABLE-11 marks a bad cell, says what is wrong to the eye and to the ear, and lists it', async () => {
  const { tap, user, cell } = drawn();
  tap(1, 1);
  await user.clear(document.activeElement ?? document.body);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(cell(1, 1).getAttribute('aria-invalid')).toBe('true'));
  const said = document.getElementById(cell(1, 1).getAttribute('aria-describedby') ?? '')?.textContent;
  await user.click(screen.getByRole('button', { name: '1 处填写有误，点击查看' }));
  expect([
    said,
    cell(1, 1).querySelector('.table-problem') !== null,
    screen.getByRole('button', { name: '第 2 行 姓名' }).textContent,
  ]).toEqual(['请输入姓名', true, '第 2 行 姓名']);
});

it('TABLE-17 a choice is found by typing its words', async () => {
  const { user, table, grid, cell, values } = drawn();
  act(() => grid.focus());
  await user.keyboard('{ArrowRight}{ArrowRight}');
  await user.keyboard('{Enter}');
  await screen.findByRole('combobox', { name: '城市 北京' });
  await user.keyboard('上');
  const found = (await screen.findAllByRole('option')).map((option) => option.textContent);
  await user.click(document.querySelector('.ant-select-item-option') ?? document.body);
  await waitFor(() => expect(table.facts().edited).toBe(null));
  expect([found.join(''), cell(0, 3).textContent, values()[0]?.['city']]).toEqual(['上海', '上海', 's']);
});

it('TABLE-17 a choice is found by words that come without a key, as they are dictated or written by hand', async () => {
  const { user, grid } = drawn();
  act(() => grid.focus());
  await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  const box = await screen.findByRole('combobox', { name: '城市 北京' });
  fireEvent.change(box, { target: { value: '上' } });
  const options = () => [...document.querySelectorAll('.ant-select-item-option')].map((option) => option.textContent);
  await waitFor(() => expect(options()).toEqual(['上海']));
  fireEvent.change(box, { target: { value: '' } });
  await waitFor(() => expect(options()).toEqual(['北京', '上海']));
});

it('TABLE-17 Enter chooses what was typed for, by its words or code, and nothing that nobody pointed at', async () => {
  const learning = [
    { value: '10', text: '小学' },
    { value: '31', text: '大专' },
    { value: '40', text: '本科' },
  ];
  // As a list of the platform has it: no word of searching.
  const { user, tap, values, table } = drawn({
    columns: [{ key: 'learning', title: '学历', type: 'select', width: WIDTH, options: learning }],
    rows: rows.map(({ id }) => ({ id, learning: '' })),
  });
  const typed = async (row: number, keys: string) => {
    tap(row, 1);
    const box = await screen.findByRole('combobox', { name: /学历/u });
    if (keys !== '') await user.keyboard(keys);
    const most = keys === '' ? 3 : 1;
    await waitFor(() => expect(document.querySelectorAll('.ant-select-item-option').length).toBeLessThanOrEqual(most));
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 });
    fireEvent.keyUp(box, { key: 'Enter', keyCode: 13 });
    await waitFor(() => expect(table.facts().edited?.row).not.toBe(`row-${row}-${row}`));
  };
  await typed(0, '大');
  await typed(1, '40');
  await typed(2, '31');
  await typed(3, '丧');
  await typed(4, '');
  expect(values().map((row) => row['learning'])).toEqual(['31', '40', '31', '', '']);
});

it('TABLE-17 several are chosen by their words or code, and none that nobody pointed at', async () => {
  const hobbies = [
    { value: '10', text: '书法' },
    { value: '20', text: '太极' },
    { value: '30', text: '合唱' },
  ];
  const { user, tap, values, table } = drawn({
    columns: [{ key: 'hobbies', title: '兴趣', type: 'select-multiple', width: WIDTH, options: hobbies }],
    rows: rows.map(({ id }) => ({ id, hobbies: '' })),
  });
  const typed = async (row: number, keys: string) => {
    tap(row, 1);
    const box = await screen.findByRole('combobox', { name: /兴趣/u });
    if (keys !== '') await user.keyboard(keys);
    const most = keys === '' ? 3 : 1;
    await waitFor(() => expect(document.querySelectorAll('.ant-select-item-option').length).toBeLessThanOrEqual(most));
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 });
    fireEvent.keyUp(box, { key: 'Enter', keyCode: 13 });
    act(() => void table.send({ type: 'edit.commit' }));
  };
  await typed(0, '合');
  await typed(1, '20');
  await typed(2, '丧');
  await typed(3, '');
  expect(values().map((row) => row['hobbies'])).toEqual(['30', '20', '', '', '']);
});

it('a box is ticked by a press and by the blank, and stays one where it is locked', async () => {
  const { user, cell, values, table, grid } = drawn({ disabledRows: { name: 'n4' } });
  const box = (row: number) => cell(row, 4).querySelector('input') ?? document.body;
  await user.click(box(0));
  await user.click(box(4));
  act(() => grid.focus());
  act(() => void table.send({ type: 'cell.focus', place: { row: table.rows.keyAt(1) ?? '', column: 'valid' } }));
  await user.keyboard(' ');
  expect(values().map(({ valid }) => valid)).toEqual(['Y', 'Y', 'N', 'N', 'N']);
});

it('TABLE-05 selects rows one by one, all and none, locked ones never', async () => {
  const { user, table } = drawn({ rowSelection: 'checkbox', disabledRows: { name: 'n4' } });
  const tick = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  await user.click(tick('选择第 2 行'));
  const some = [tick('全选').indeterminate, table.facts().selection.count, tick('选择第 5 行').disabled];
  await user.click(tick('全选'));
  const all = [tick('全选').checked, table.facts().selection.count];
  await user.click(tick('全选'));
  expect([some, all, table.facts().selection.count]).toEqual([[true, 1, true], [true, 4], 0]);
});

it('TABLE-08 offers to delete and to clear only while rows are selected, and asks before it deletes', async () => {
  const { user, table, values } = drawn({ rowSelection: 'checkbox' });
  const offered = () => ['删除', '清空选择'].filter((name) => screen.queryByRole('button', { name }) !== null);
  const before = offered();
  await user.click(screen.getByRole('checkbox', { name: '选择第 1 行' }));
  await user.click(screen.getByRole('checkbox', { name: '选择第 3 行' }));
  const during = offered();
  await user.click(screen.getByRole('button', { name: '删除' }));
  const asked = (await screen.findByText('确定要删除这 2 项吗?')).textContent;
  await user.click(screen.getByRole('button', { name: '确定' }));
  await waitFor(() => expect(table.rows.rowCount()).toBe(3));
  expect([before, during, asked, values().map(({ name }) => name)]).toEqual([
    [],
    ['删除', '清空选择'],
    '确定要删除这 2 项吗?',
    ['n1', 'n3', 'n4'],
  ]);
});

it('TABLE-09 the handle of a row opens 向上移, 向下移 and 插入一行', async () => {
  const { grid, user, values } = drawn({ dragSort: true });
  const open = (row: number) => {
    const handle = grid.querySelector(`[data-position="${row}"] [data-handle]`) ?? document.body;
    fireEvent.pointerDown(handle, { button: 0, pointerId: 1 });
    fireEvent.pointerUp(grid, { pointerId: 1 });
    fireEvent.click(grid);
  };
  open(0);
  const items = (await screen.findAllByRole('menuitem')).map((item) => [
    item.textContent,
    item.getAttribute('aria-disabled'),
  ]);
  await user.click(screen.getByText('向下移'));
  expect([items.slice(0, 3), values().map(({ name }) => name)]).toEqual([
    [
      ['向上移已经是第一行', 'true'],
      ['向下移', 'false'],
      ['插入一行', 'false'],
    ],
    ['n1', 'n0', 'n2', 'n3', 'n4'],
  ]);
});

it('TABLE-01 a row is dragged by its handle, and a row that is dragged over says where it would go', () => {
  const { grid, table, values } = drawn({ dragSort: true });
  const handle = grid.querySelector('[data-position="0"] [data-handle]') ?? document.body;
  const at = (row: number) => ({ pointerId: 1, button: 0, clientX: 20, clientY: HEADER + (row + 0.5) * ROW });
  fireEvent.pointerDown(handle, at(0));
  fireEvent.pointerMove(grid, at(3));
  const during = [table.facts().mode, table.facts().dragged?.to, grid.querySelector('.table-drop-line') !== null];
  fireEvent.pointerUp(grid, at(3));
  expect([during, values().map(({ name, orderNum }) => [name, orderNum])]).toEqual([
    ['dragging', 3, true],
    [
      ['n1', 1],
      ['n2', 2],
      ['n3', 3],
      ['n0', 4],
      ['n4', 5],
    ],
  ]);
});

it('drawing over cells selects a range, and Shift and a press extend it', () => {
  const { grid, cell } = drawn();
  const at = (row: number, column: number) => ({
    pointerId: 1,
    button: 0,
    clientX: (column - 0.5) * WIDTH,
    clientY: HEADER + (row + 0.5) * ROW,
  });
  const selected = () => grid.querySelectorAll('.table-row [role=gridcell][aria-selected=true]').length;
  fireEvent.pointerDown(cell(0, 1), at(0, 1));
  fireEvent.pointerMove(grid, at(2, 2));
  fireEvent.pointerUp(grid, at(2, 2));
  const drawnOver = selected();
  fireEvent.pointerDown(cell(0, 3), { ...at(0, 3) });
  fireEvent.pointerUp(grid, at(0, 3));
  fireEvent.pointerDown(cell(1, 4), { ...at(1, 4), shiftKey: true });
  fireEvent.pointerUp(grid, at(1, 4));
  expect([drawnOver, selected()]).toEqual([6, 4]);
});

it('TABLE-10 sums stand under their columns and follow every edit', async () => {
  const { tap, user, grid } = drawn();
  const foot = () => grid.querySelector('.table-statistics')?.textContent;
  const before = foot();
  tap(0, 2);
  await user.clear(document.activeElement ?? document.body);
  await user.keyboard('0.5{Enter}');
  expect([before, foot()]).toEqual(['统计合计 10', '统计合计 10.5']);
});

it('TABLE-16 a cell that is picked asks the page, and says so where there is nothing that picks', () => {
  const asked: string[] = [];
  const { tap } = drawn({}, { onPick: ({ column }) => asked.push(column) });
  tap(0, 5);
  expect([asked, screen.queryByRole('alert')]).toEqual([['who'], null]);
});

it('says that files cannot be chosen where nothing was given that uploads', () => {
  const { tap } = drawn({
    columns: columns.map((column) => (column.key === 'who' ? { ...column, type: 'file' } : column)),
  });
  tap(0, 5);
  expect(screen.getByRole('alert').textContent).toBe('此页面没有开通“人员”的选择，请在表单中修改');
});
