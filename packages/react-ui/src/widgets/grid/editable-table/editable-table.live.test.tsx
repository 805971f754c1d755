import { readFileSync } from 'node:fs';

import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';

import { newStage } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { EditableTable } from './editable-table.tsx';
import { loadParts } from './testing/load-parts.ts';
import { pretendSize } from './testing/pretend-size.ts';
import { realTable } from './testing/real-table.ts';

beforeAll(loadParts);
beforeEach(() => pretendSize(1000, 650));

const styles = readFileSync(`${import.meta.dirname}/editable-table.css`, 'utf8');

function drawn() {
  const stage = newStage();
  const { table } = realTable(stage, {
    columns: [{ key: 'name', title: '姓名', type: 'input', width: 120 }],
    rows: [
      { id: '7', name: 'one' },
      { id: '8', name: 'two' },
    ],
    alwaysEdit: false,
  });
  drawWidget(stage, <EditableTable table={table} />);
  const cell = (row: number) => screen.getByRole('grid').querySelector(`[data-position="${row}"] [role=gridcell]`);
  return { table, cell };
}

it('SOCK-04 what others change is drawn and marked for 1,400 ms, in its cell alone', () => {
  const { table, cell } = drawn();
  act(() => void table.send({ type: 'live.updated', rows: [{ id: '8', name: 'theirs' }] }));
  expect([cell(0), cell(1)].map((each) => [each?.textContent, each?.className.includes('is-changed')])).toEqual([
    ['one', false],
    ['theirs', true],
  ]);
  expect(/\.is-changed \{\s+animation: (?<how>[^;]+);/u.exec(styles)?.groups).toEqual({
    how: 'table-changed 1.4s ease-out',
  });
});

it('what others write into the cell that is edited is told, and what is typed stays', () => {
  const { table, cell } = drawn();
  const first = cell(0) ?? document.body;
  fireEvent.click(first, { clientX: 60, clientY: 80 });
  fireEvent.input(document.activeElement ?? document.body, { target: { value: 'mine' } });
  act(() => void table.send({ type: 'live.updated', rows: [{ id: '7', name: 'theirs' }] }));
  const input = document.activeElement;
  const told = document.getElementById(input?.getAttribute('aria-describedby') ?? '')?.textContent;
  expect([input instanceof HTMLInputElement && input.value, told]).toEqual(['mine', '他人刚刚改为：theirs']);
});

it('TABLE-18 far down in many rows, all but a few of them go: those that stay are drawn', () => {
  const { table, cell } = drawn();
  const load = (count: number) =>
    act(
      () =>
        void table.send({
          type: 'rows.load',
          rows: Array.from({ length: count }, (_, at) => ({ id: `${at}`, name: `n${at}` })),
        }),
    );
  load(9000);
  const grid = screen.getByRole('grid');
  grid.scrollTop = 8000 * 61;
  fireEvent.scroll(grid);
  const far = cell(8000)?.textContent;
  load(3);
  const below = [...grid.querySelectorAll('[data-position]')].map((row) => row.textContent);
  grid.scrollTop = 0;
  fireEvent.scroll(grid);
  expect([far, below, cell(0)?.textContent]).toEqual(['n8000', ['n0', 'n1', 'n2'], 'n0']);
});
