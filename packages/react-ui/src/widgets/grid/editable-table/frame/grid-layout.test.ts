import type { LaidOutColumn, TableAppearance } from '@evergreen/core/grid/editable-table';
import { expect, it } from 'vitest';

import { gridLayoutOf } from './grid-layout.ts';

const look: TableAppearance = {
  alwaysEdit: true,
  rowSelection: 'none',
  rowNumber: false,
  rowExpand: false,
  dragSort: false,
  rowInsertion: true,
  reloadEffect: false,
};

/** Widths as they are drawn in a view of 1000 pixels. */
const drawn = (...columns: readonly Partial<LaidOutColumn>[]) =>
  gridLayoutOf(
    columns.map((column, at) => ({
      column: { key: `c${at}`, title: '', type: 'input' },
      width: 120,
      resizedFrom: null,
      fixed: null,
      isHidden: false,
      ...column,
    })),
    { look, rowCount: 1, isPhone: false, viewWidth: 1000, kindOf: () => undefined },
  ).columns.map(({ width }) => width);

const named: Partial<LaidOutColumn> = { column: { key: 'named', title: '', type: 'input', width: 200 }, width: 200 };

it('columns without a width share what is left over, and named ones keep theirs', () => {
  expect([drawn({}, named, {}), drawn(named), drawn({ width: 900 }, named)]).toEqual([
    [400, 200, 400],
    [200],
    [900, 200],
  ]);
});

it('a column that is made wider or narrower begins at the width that was drawn, and moves no other one', () => {
  const resized = (width: number) => drawn({}, { width, resizedFrom: 120 }, named, {});
  expect([drawn({}, {}, named, {}), resized(266), resized(267), resized(40), resized(900)]).toEqual([
    [266, 266, 200, 266],
    [266, 266, 200, 266],
    [266, 267, 200, 266],
    [266, 40, 200, 266],
    [266, 900, 200, 266],
  ]);
});
