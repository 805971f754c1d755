import type { CellCheck } from '@evergreen/core/grid/editable-table';
import { settled } from '@evergreen/core/testing';
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

const isEmpty = ({ value }: CellCheck) => value === null || value === '';
const throwing = (check: CellCheck): boolean => {
  if (!isEmpty(check)) throw new Error('This check is made to fail');
  return true;
};
const silent = (check: CellCheck) => (isEmpty(check) ? true : new Promise<boolean>(() => undefined));

const COLUMNS = ['name', 'broken', 'silent'] as const;

function drawn() {
  const stage = newStage();
  const { table, heard } = realTable(stage, {
    columns: [
      { key: 'name', title: '姓名', type: 'input' },
      { key: 'broken', title: '校验出错', type: 'input', validateRules: [{ handler: throwing }] },
      { key: 'silent', title: '校验不回应', type: 'input', validateRules: [{ handler: silent }] },
    ],
    rows: [
      { id: 'a', name: '王建国' },
      { id: 'b', name: '赵春梅' },
    ],
    alwaysEdit: false,
    toolbar: ['save'],
  });
  drawWidget(stage, <EditableTable table={table} />);
  const cell = (row: number, column: (typeof COLUMNS)[number]) => {
    const index = COLUMNS.indexOf(column) + 1;
    const found = document.querySelector(`.table-row[data-position="${row}"] [aria-colindex="${index}"]`);
    if (found === null) throw new Error(`There is no cell ${row}, ${column}`);
    return found;
  };
  return {
    stage,
    table,
    cell,
    /** Focuses a cell and types into it; what is typed stays in the editor. */
    type(row: number, column: (typeof COLUMNS)[number], words: string) {
      act(() => void table.send({ type: 'cell.focus', place: { row: table.rows.keyAt(row) ?? '', column } }));
      act(() => document.querySelector<HTMLElement>('.table-target')?.focus());
      fireEvent.input(document.activeElement ?? document.body, { target: { value: words } });
    },
    async enter() {
      fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter' });
      await act(settled);
    },
    /** What is said at a cell that is marked as wrong. */
    problem: (row: number, column: (typeof COLUMNS)[number]) =>
      cell(row, column).getAttribute('aria-invalid') === 'true'
        ? (document.getElementById(cell(row, column).getAttribute('aria-describedby') ?? '')?.textContent ?? null)
        : null,
    notices: () => heard.flatMap((emitted) => (emitted.type === 'notice.raised' ? [emitted.notice.text['zh-CN']] : [])),
  };
}

it('TABLE-11 a validator that throws is reported at its cell', async () => {
  const { type, enter, problem } = drawn();
  type(0, 'broken', '任意');
  await enter();
  expect(problem(0, 'broken')).toBe('校验时出错，请重新填写或稍后再试');
});

it('TABLE-12 a validator that never answers is reported at its cell after 10 s, and saving ends', async () => {
  const { stage, table, type, enter, problem, notices } = drawn();
  const pass = async (milliseconds: number) => {
    act(() => stage.ports.clock.advance(milliseconds));
    await act(settled);
  };
  type(0, 'silent', '任意');
  await enter();
  // A cell that was left is checked 100 ms later.
  await pass(100);
  await pass(9_999);
  const early = problem(0, 'silent');
  await pass(1);
  const late = problem(0, 'silent');
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  await act(settled);
  const during = [table.facts().mode, notices()];
  await pass(10_000);
  const silence = '校验超过 10 秒没有结果，请重新填写或稍后再试';
  expect({ early, late, during, after: [table.facts().mode, notices()] }).toEqual({
    early: null,
    late: silence,
    during: ['validating', []],
    after: ['idle', [`有 1 处填写有误，第一处：${silence}`]],
  });
});

it('input takes precedence over another person’s change to the cell, which is stated beside it', async () => {
  const { table, cell, type, enter } = drawn();
  type(1, 'name', '我写的');
  act(() => void table.send({ type: 'live.updated', rows: [{ id: 'b', name: '赵春梅（已改）' }] }));
  const told = document.getElementById(document.activeElement?.getAttribute('aria-describedby') ?? '')?.textContent;
  await enter();
  expect([told, cell(1, 'name').textContent]).toEqual(['他人刚刚改为：赵春梅（已改）', '我写的']);
});

it('when another person removes a row, editing in it ends, and the notice states the input', async () => {
  const { table, type, notices } = drawn();
  type(1, 'name', '我写的');
  const before = table.facts().mode;
  act(() => void table.send({ type: 'rows.load', rows: [{ id: 'a', name: '王建国' }] }));
  await act(settled);
  expect([before, table.facts().mode, document.querySelectorAll('.is-edited').length, notices()]).toEqual([
    'editing',
    'idle',
    0,
    ['正在编辑的行已被移除，刚才输入的是“我写的”'],
  ]);
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('2');
});
