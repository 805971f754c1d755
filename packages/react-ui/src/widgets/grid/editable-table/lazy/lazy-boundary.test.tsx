import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { heard, newStage } from '../../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../../testing/draw-widget.tsx';
import { newUser } from '../../../../testing/new-user.ts';
import { EditableTable } from '../editable-table.tsx';
import { lazyModule } from './lazy-module.ts';
import { tableParts, type TableParts } from './table-parts.ts';
import { pretendSize } from '../testing/pretend-size.ts';
import { realTable } from '../testing/real-table.ts';

let waiting: { take(parts: TableParts): void; refuse(problem: unknown): void } | undefined;

async function come(): Promise<void> {
  const parts = await import('./lazy-parts.ts');
  await act(async () => waiting?.take(parts));
}

async function fail(): Promise<void> {
  await act(async () => waiting?.refuse(new TypeError('Failed to fetch dynamically imported module')));
}

beforeEach(() => {
  pretendSize(1000, 650);
  // Each test fetches the parts anew, also where another file has them already.
  const fetched = lazyModule<TableParts>(() => new Promise((take, refuse) => void (waiting = { take, refuse })));
  vi.spyOn(tableParts, 'now').mockImplementation(fetched.now);
  vi.spyOn(tableParts, 'load').mockImplementation(fetched.load);
});

const MISSING = '这项功能没有加载出来，表格的其他功能照常可用。请检查网络后再试；仍然不行时，请先保存，再刷新页面';
const cities = [
  { value: '1', text: '杭州' },
  { value: '2', text: '宁波' },
];

function drawn() {
  const stage = newStage();
  const columns = [
    { key: 'name', title: '姓名', type: 'input' },
    { key: 'city', title: '城市', type: 'select', allowSearch: true, options: cities },
  ];
  const { table } = realTable(stage, {
    columns,
    rows: [
      { id: 'a', name: '王伟', city: '1' },
      { id: 'b', name: '李娜', city: '2' },
    ],
    alwaysEdit: false,
  });
  drawWidget(stage, <EditableTable table={table} />);
  const row = table.rows.keyAt(0) ?? '';
  const openMenu = () =>
    fireEvent.contextMenu(document.querySelector('.table-row [aria-colindex="1"]') ?? document.body, {
      button: 2,
      clientX: 10,
      clientY: 70,
    });
  return { table, row, openMenu };
}

it('a menu that is asked for before its program is there opens as soon as it is', async () => {
  const { openMenu } = drawn();
  openMenu();
  const early = screen.queryByRole('menu');
  await come();
  expect([early, (await screen.findByRole('menuitem', { name: '插入一行' })).textContent]).toEqual([null, '插入一行']);
});

it('a program that does not come is told above the table, which goes on, and the next press asks for it again', async () => {
  const { table, row, openMenu } = drawn();
  openMenu();
  await fail();
  const told = screen.getByRole('alert').textContent;
  act(() => void table.send({ type: 'cells.write', cells: [{ row, column: 'name', value: '甲' }] }));
  const written = document.querySelector('.table-row [aria-colindex="1"]')?.textContent;
  openMenu();
  await come();
  const item = await screen.findByRole('menuitem', { name: '插入一行' });
  expect([told, written, item.textContent, screen.queryByText(MISSING)]).toEqual([MISSING, '甲', '插入一行', null]);
});

it('a panel whose program comes late has the focus then', async () => {
  drawn();
  const user = newUser();
  await user.click(screen.getByRole('button', { name: '列设置' }));
  await come();
  const panel = document.querySelector('.table-settings-panel');
  expect(panel?.contains(document.activeElement)).toBe(true);
});

it('what is typed into a choice before its editor is there is what the editor searches by', async () => {
  const { table, row } = drawn();
  const user = newUser();
  act(() => void table.send({ type: 'cell.focus', place: { row, column: 'city' } }));
  act(() => document.querySelector<HTMLElement>('.table-target')?.focus());
  await user.keyboard('宁');
  await user.keyboard('波');
  const typed = document.activeElement instanceof HTMLInputElement ? document.activeElement.value : null;
  await come();
  await heard();
  const found = [...document.querySelectorAll('.ant-select-item-option')].map((option) => option.textContent);
  await user.click(document.querySelector('.ant-select-item-option') ?? document.body);
  expect([typed, found, table.readNow().rows[0]?.['city']]).toEqual(['宁波', ['宁波'], '2']);
});

it('an editor that does not come leaves the cell as it was', async () => {
  const { table, row } = drawn();
  act(() => void table.send({ type: 'edit.start', place: { row, column: 'city' } }));
  await fail();
  expect([screen.getByRole('alert').textContent, table.facts().edited, table.readNow().rows[0]?.['city']]).toEqual([
    MISSING,
    null,
    '1',
  ]);
});
