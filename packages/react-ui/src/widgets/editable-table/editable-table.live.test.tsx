import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { newStage } from '../../adapter/testing/stage.tsx';
import { drawWidget } from '../../testing/draw-widget.tsx';
import { EditableTable } from './editable-table.tsx';
import { pretendSize } from './testing/pretend-size.ts';
import { realTable } from './testing/real-table.ts';

beforeEach(() => pretendSize(1000, 650));
afterEach(() => void vi.restoreAllMocks());

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

it('what others change is drawn and marked, in its cell alone', () => {
  const { table, cell } = drawn();
  act(() => table.send({ type: 'live.updated', rows: [{ id: '8', name: 'theirs' }] }));
  expect([cell(0), cell(1)].map((each) => [each?.textContent, each?.className.includes('is-changed')])).toEqual([
    ['one', false],
    ['theirs', true],
  ]);
});

it('what others write into the cell that is edited is told, and what is typed stays', () => {
  const { table, cell } = drawn();
  const first = cell(0) ?? document.body;
  fireEvent.click(first, { clientX: 60, clientY: 80 });
  fireEvent.input(document.activeElement ?? document.body, { target: { value: 'mine' } });
  act(() => table.send({ type: 'live.updated', rows: [{ id: '7', name: 'theirs' }] }));
  const input = document.activeElement;
  const told = document.getElementById(input?.getAttribute('aria-describedby') ?? '')?.textContent;
  expect([input instanceof HTMLInputElement && input.value, told]).toEqual(['mine', '他人刚刚改为：theirs']);
});
