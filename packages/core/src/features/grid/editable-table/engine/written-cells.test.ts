import { describe, expect, it } from 'vitest';

import { createRowStore } from './row-store.ts';
import {
  copyWith,
  findWritten,
  MOST_WRITTEN,
  NOTHING_WRITTEN,
  writtenOver,
  type WrittenCell,
} from './written-cells.ts';

const listOf = (cells: readonly (readonly [column: string, value: number])[]): WrittenCell =>
  cells.reduce((before, [column, value]) => writtenOver(before, { row: 'row-0-', column, value }), NOTHING_WRITTEN);

describe('writes of a row', () => {
  it('are initially empty', () => {
    expect({
      found: findWritten(NOTHING_WRITTEN, 'price'),
      row: copyWith({ price: 1 }, NOTHING_WRITTEN),
      count: NOTHING_WRITTEN.count,
    }).toEqual({
      found: null,
      row: { price: 1 },
      count: 0,
    });
  });

  it('are found by column, newest first, and applied to the row in order', () => {
    const row = { name: 'a', price: 1 };
    const list = listOf([
      ['price', 2],
      ['stock', 7],
      ['price', 3],
    ]);
    expect({
      price: findWritten(list, 'price')?.value,
      stock: findWritten(list, 'stock')?.value,
      name: findWritten(list, 'name'),
      count: list.count,
      whole: copyWith(row, list),
      row,
    }).toEqual({
      price: 3,
      stock: 7,
      name: null,
      count: 3,
      whole: { name: 'a', price: 3, stock: 7 },
      row: { name: 'a', price: 1 },
    });
  });

  it('are applied to the row when many, however often an unread cell is written', () => {
    const { fill, write, value, values } = createRowStore(() => '1');
    const given = [{ id: '1', price: 0 }];
    fill(given);
    const seen = Array.from({ length: 3 * MOST_WRITTEN }, (_, index) => {
      write(0, { row: 'row-0-1', column: 'price', value: index + 1 });
      return value(0, 'price');
    });
    expect({ seen, row: values(0), given }).toEqual({
      seen: Array.from({ length: 3 * MOST_WRITTEN }, (_, index) => index + 1),
      row: { id: '1', price: 3 * MOST_WRITTEN },
      given: [{ id: '1', price: 0 }],
    });
  });
});
