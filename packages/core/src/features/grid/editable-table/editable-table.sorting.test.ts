import { expect, it } from 'vitest';

import type { CellValue } from './cell.types.ts';
import { openTable } from './editable-table.testing.ts';

const sorted = (type: string, given: readonly CellValue[]) => {
  const { table } = openTable({
    columns: [{ key: 'cell', title: '列', type }],
    rows: given.map((cell, index) => ({ id: `${index}`, cell })),
  });
  return (['ascending', 'descending'] as const).map((direction) => {
    table.send({ type: 'rows.sort', column: 'cell', direction });
    return table.readNow().rows.map(({ cell }) => cell);
  });
};

it('numbers are sorted by value, not by notation', () => {
  expect(sorted('inputNumber', [2.5, -10, 1e21, 2.25, -3, 0, 100, 20])).toEqual([
    [-10, -3, 0, 2.25, 2.5, 20, 100, 1e21],
    [1e21, 100, 20, 2.5, 2.25, 0, -3, -10],
  ]);
});

it('dates are sorted by calendar, and boxes by display text', () => {
  expect([
    sorted('date', ['2026-03-10', null, '2025-12-31', '2026-03-09']),
    sorted('checkbox', ['N', 'Y', 'N']),
  ]).toEqual([
    [
      ['2025-12-31', '2026-03-09', '2026-03-10', null],
      ['2026-03-10', '2026-03-09', '2025-12-31', null],
    ],
    [
      ['N', 'N', 'Y'],
      ['Y', 'N', 'N'],
    ],
  ]);
});

it('rows with equal cells keep their order in both directions', () => {
  const { table } = openTable({
    rows: [
      { id: 'a', name: '乙', age: 1 },
      { id: 'b', name: '甲', age: 2 },
      { id: 'c', name: '乙', age: 1 },
      { id: 'd', name: '甲', age: 2 },
    ],
  });
  const ids = (column: string, direction: 'ascending' | 'descending') => {
    table.send({ type: 'rows.sort', column, direction });
    return table.readNow().rows.map(({ id }) => id);
  };
  expect([
    ids('age', 'descending'),
    ids('age', 'ascending'),
    ids('name', 'ascending'),
    ids('name', 'descending'),
  ]).toEqual([
    ['b', 'd', 'a', 'c'],
    ['a', 'c', 'b', 'd'],
    ['b', 'd', 'a', 'c'],
    ['a', 'c', 'b', 'd'],
  ]);
});
