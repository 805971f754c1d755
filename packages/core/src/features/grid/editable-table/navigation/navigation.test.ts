import { describe, expect, it } from 'vitest';

import type { CellPlace, CellValue } from '../cell.types.ts';
import type { CellGrid, Movement } from './cell-grid.types.ts';
import { cell, drawn } from './drawn-grid.testing.ts';
import { boundsOf, extendedTo, isWide, movedTo, rangeOf, selectedWhole } from './navigation.model.ts';

const nameOf = (place: CellPlace | null) => (place === null ? null : place.row + place.column);
const way = (grid: CellGrid, from: string, ...movements: Movement[]) => {
  const names: string[] = [];
  let place: CellPlace | null = cell(from);
  for (const movement of movements) {
    place = place === null ? null : movedTo(grid, place, movement, 2);
    names.push(nameOf(place) ?? 'out');
  }
  return names.join(' ');
};

describe('moving between cells', () => {
  const grid = drawn('xxx', 'xxx', 'xxx', 'xxx', 'xxx');

  it('TABLE-29 moves step by step and stops at the edges', () => {
    expect([
      way(grid, 'r1b', 'up', 'up', 'left', 'left', 'down', 'right', 'right', 'right'),
      way(grid, 'r4c', 'down', 'right'),
    ]).toEqual(['r0b r0b r0a r0a r1a r1b r1c r1c', 'r4c r4c']);
  });

  it('TABLE-29 moves to both ends of a row and of the table, and by pages', () => {
    expect([
      way(grid, 'r1b', 'rowStart', 'rowEnd', 'tableStart', 'tableEnd'),
      way(grid, 'r0b', 'pageDown', 'pageDown', 'pageDown', 'pageUp', 'pageUp', 'pageUp'),
      nameOf(movedTo(grid, cell('r1b'), 'pageDown', 0)),
    ]).toEqual(['r1a r1c r0a r4c', 'r2b r4b r4b r2b r0b r0b', 'r2b']);
  });

  it('TABLE-29 starts at the first cell without focus, or if its row or column no longer exists', () => {
    expect([null, cell('r9a'), cell('r1z')].map((from) => nameOf(movedTo(grid, from, 'down', 2)))).toEqual([
      'r0a',
      'r0a',
      'r0a',
    ]);
  });

  it('TABLE-29 has no target in a table without rows or columns', () => {
    expect([drawn(), drawn('', '')].map((empty) => movedTo(empty, null, 'down', 2))).toEqual([null, null]);
  });

  it('TABLE-29 moves to the edge of non-empty cells, like spreadsheets', () => {
    const filled = drawn('x.xxx', 'x...x', '..x..', 'x....', 'x....');
    expect([
      way(filled, 'r0a', 'dataRight', 'dataRight', 'dataRight', 'dataLeft', 'dataLeft'),
      way(filled, 'r0a', 'dataDown', 'dataDown', 'dataDown', 'dataUp', 'dataUp', 'dataUp'),
      way(filled, 'r1b', 'dataRight', 'dataLeft', 'dataDown', 'dataUp'),
      way(filled, 'r0c', 'dataDown', 'dataDown', 'dataDown'),
    ]).toEqual(['r0c r0e r0e r0c r0a', 'r1a r3a r4a r3a r1a r0a', 'r1e r1a r3a r1a', 'r2c r4c r4c']);
  });

  it('TABLE-29 treats any empty value as a gap', () => {
    const values: readonly (CellValue | undefined)[] = ['x', 'x', null, '', 0, undefined, [], ['x']];
    const line = drawn('xxxxxxxx');
    const filled: CellGrid = {
      ...line,
      rows: { ...line.rows, value: (_, column) => values[line.columns.indexOf(column)] },
    };
    expect([
      way(filled, 'r0a', 'dataRight', 'dataRight', 'dataRight', 'dataRight'),
      way(filled, 'r0g', 'dataLeft'),
    ]).toEqual(['r0b r0e r0h r0h', 'r0e']);
  });

  it('TABLE-29 moves with Tab through writable cells, across rows, and out of the table at both ends', () => {
    const locked = drawn('#x#', '###', 'x#x');
    expect([
      way(locked, 'r0b', 'nextWritable', 'nextWritable', 'nextWritable'),
      way(locked, 'r2c', 'previousWritable', 'previousWritable', 'previousWritable'),
      way(locked, 'r1b', 'nextWritable'),
      way(drawn('##', '##'), 'r0a', 'nextWritable'),
    ]).toEqual(['r2a r2c out', 'r2a r0b out', 'r2a', 'out']);
  });
});

describe('ranges', () => {
  const grid = drawn('xxx', 'xxx', 'xxx');

  it('TABLE-29 extend from their anchor, or from the focused cell', () => {
    const first = extendedTo(null, cell('r1b'), cell('r2c'));
    expect([first, extendedTo(first, cell('r2c'), cell('r0a'))]).toEqual([
      { anchor: cell('r1b'), head: cell('r2c') },
      { anchor: cell('r1b'), head: cell('r0a') },
    ]);
  });

  it('TABLE-29 have several cells across rows, columns or both', () => {
    expect(
      [null, ...['r0a', 'r1a', 'r0b', 'r1b'].map((head) => ({ anchor: cell('r0a'), head: cell(head) }))].map(isWide),
    ).toEqual([false, false, true, true, true]);
  });

  it('TABLE-29 cover a rectangle from any corner, and nothing if a corner no longer exists', () => {
    expect([
      boundsOf(grid, { anchor: cell('r2a'), head: cell('r0b') }),
      boundsOf(grid, cell('r1c')),
      boundsOf(grid, { anchor: cell('r2a'), head: cell('r9b') }),
      boundsOf(grid, { anchor: cell('r9a'), head: cell('r2b') }),
      rangeOf(grid, { top: 0, bottom: 2, left: 1, right: 3 }),
      rangeOf(grid, { top: 3, bottom: 2, left: 1, right: 2 }),
      selectedWhole(grid, cell('r9a'), 'rows'),
    ]).toEqual([
      { top: 0, bottom: 2, left: 0, right: 1 },
      { top: 1, bottom: 1, left: 2, right: 2 },
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('TABLE-29 become whole rows, whole columns or all cells', () => {
    const four = drawn('xxx', 'xxx', 'xxx', 'xxx');
    const range = { anchor: cell('r2b'), head: cell('r1b') };
    expect((['rows', 'columns', 'all'] as const).map((what) => selectedWhole(four, range, what))).toEqual([
      { anchor: cell('r1a'), head: cell('r2c') },
      { anchor: cell('r0b'), head: cell('r3b') },
      { anchor: cell('r0a'), head: cell('r3c') },
    ]);
  });
});
