import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { CellPlace } from '../cell.types.ts';
import type { CellGrid, Movement } from './cell-grid.types.ts';
import { boundsOf, extendedTo, isWide, movedTo, rangeOf, selectedWhole } from './navigation.model.ts';

const SEED = 20260115;

/** Rows drawn as texts, one character a cell: `.` is empty, `#` is locked. Rows are r0, r1, …, columns a, b, … */
function drawn(...lines: string[]): CellGrid {
  const columns = Array.from(lines[0] ?? '', (_, index) => String.fromCharCode(97 + index));
  const sign = (row: string, column: string) => lines[Number(row.slice(1))]?.[columns.indexOf(column)] ?? '';
  return {
    columns,
    rows: {
      rowCount: () => lines.length,
      keyAt: (position) => (lines[position] === undefined ? undefined : `r${position}`),
      positionOf: (key) => (lines[Number(key.slice(1))] === undefined ? -1 : Number(key.slice(1))),
      value: (row, column) => (sign(row, column) === '.' ? '' : sign(row, column)),
      isWritable: (row, column) => sign(row, column) !== '#',
    },
  };
}

/** `r1b` names the cell of row 1 and column b. */
const cell = (name: string): CellPlace => ({ row: name.slice(0, -1), column: name.slice(-1) });
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

describe('moving from cell to cell', () => {
  const grid = drawn('xxx', 'xxx', 'xxx', 'xxx', 'xxx');

  it('TABLE-29 goes step by step and stops at the edges', () => {
    expect([
      way(grid, 'r1b', 'up', 'up', 'left', 'left', 'down', 'right', 'right', 'right'),
      way(grid, 'r4c', 'down', 'right'),
    ]).toEqual(['r0b r0b r0a r0a r1a r1b r1c r1c', 'r4c r4c']);
  });

  it('TABLE-29 goes to both ends of a row and of the table, and by pages', () => {
    expect([
      way(grid, 'r1b', 'rowStart', 'rowEnd', 'tableStart', 'tableEnd'),
      way(grid, 'r0b', 'pageDown', 'pageDown', 'pageDown', 'pageUp', 'pageUp', 'pageUp'),
      nameOf(movedTo(grid, cell('r1b'), 'pageDown', 0)),
    ]).toEqual(['r1a r1c r0a r4c', 'r2b r4b r4b r2b r0b r0b', 'r2b']);
  });

  it('TABLE-29 begins at the first cell where none had the focus, or where its row or column is gone', () => {
    expect([null, cell('r9a'), cell('r1z')].map((from) => nameOf(movedTo(grid, from, 'down', 2)))).toEqual(['r0a', 'r0a', 'r0a']);
  });

  it('TABLE-29 leads nowhere in a table without rows or columns', () => {
    expect([drawn(), drawn('', '')].map((empty) => movedTo(empty, null, 'down', 2))).toEqual([null, null]);
  });

  it('TABLE-29 goes to the edge of what is filled, as spreadsheets do', () => {
    const filled = drawn('x.xxx', 'x...x', '..x..', 'x....', 'x....');
    expect([
      way(filled, 'r0a', 'dataRight', 'dataRight', 'dataRight', 'dataLeft', 'dataLeft'),
      way(filled, 'r0a', 'dataDown', 'dataDown', 'dataDown', 'dataUp', 'dataUp', 'dataUp'),
      way(filled, 'r1b', 'dataRight', 'dataLeft', 'dataDown', 'dataUp'),
      way(filled, 'r0c', 'dataDown', 'dataDown', 'dataDown'),
    ]).toEqual(['r0c r0e r0e r0c r0a', 'r1a r3a r4a r3a r1a r0a', 'r1e r1a r3a r1a', 'r2c r4c r4c']);
  });

  it('TABLE-29 goes by Tab through the cells that can be written, on to the next row, and out of the table at both ends', () => {
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

  it('TABLE-29 are drawn from where they began, or from the cell with the focus', () => {
    const first = extendedTo(null, cell('r1b'), cell('r2c'));
    expect([first, extendedTo(first, cell('r2c'), cell('r0a')), isWide(first), isWide(null), isWide({ anchor: cell('r0a'), head: cell('r0a') })]).toEqual([
      { anchor: cell('r1b'), head: cell('r2c') },
      { anchor: cell('r1b'), head: cell('r0a') },
      true,
      false,
      false,
    ]);
  });

  it('TABLE-29 cover a rectangle, whichever corner they began at, and nothing when a corner is gone', () => {
    expect([
      boundsOf(grid, { anchor: cell('r2a'), head: cell('r0b') }),
      boundsOf(grid, cell('r1c')),
      boundsOf(grid, { anchor: cell('r2a'), head: cell('r9b') }),
      rangeOf(grid, { top: 0, bottom: 2, left: 1, right: 3 }),
    ]).toEqual([{ top: 0, bottom: 2, left: 0, right: 1 }, { top: 1, bottom: 1, left: 2, right: 2 }, null, null]);
  });

  it('TABLE-29 become whole rows, whole columns or all cells', () => {
    const range = { anchor: cell('r2b'), head: cell('r1b') };
    expect((['rows', 'columns', 'all'] as const).map((what) => selectedWhole(grid, range, what))).toEqual([
      { anchor: cell('r1a'), head: cell('r2c') },
      { anchor: cell('r0b'), head: cell('r2b') },
      { anchor: cell('r0a'), head: cell('r2c') },
    ]);
  });
});

describe('any way through any table', () => {
  const movement = fc.constantFrom<Movement>(
    'up', 'down', 'left', 'right', 'rowStart', 'rowEnd', 'tableStart', 'tableEnd', 'dataUp', 'dataDown', 'dataLeft', 'dataRight',
    'pageUp', 'pageDown', 'nextWritable', 'previousWritable',
  );
  const picture = fc
    .integer({ min: 1, max: 5 })
    .chain((width) => fc.array(fc.string({ unit: fc.constantFrom('x', '.', '#'), minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }));

  it('TABLE-29 never leaves the table but by Tab, which only stops where it can be written', () => {
    fc.assert(
      fc.property(picture, fc.array(movement, { maxLength: 20 }), fc.integer({ min: 0, max: 4 }), (lines, movements, pageRows) => {
        const grid = drawn(...lines);
        let place: CellPlace = cell('r0a');
        for (const step of movements) {
          const next = movedTo(grid, place, step, pageRows);
          const isTab = step === 'nextWritable' || step === 'previousWritable';
          expect(next === null ? isTab : boundsOf(grid, next) !== null).toBe(true);
          expect(next === null || !isTab || grid.rows.isWritable(next.row, next.column)).toBe(true);
          place = next ?? place;
        }
      }),
      { seed: SEED, numRuns: 1_000 },
    );
  });

  it('TABLE-29 Tab visits every cell that can be written once, and Shift with it goes the same way back', () => {
    fc.assert(
      fc.property(picture, (lines) => {
        const grid = drawn(...lines);
        const all = lines.flatMap((line, row) => grid.columns.flatMap((column, index) => (line[index] === '#' ? [] : [`r${row}${column}`])));
        const walk = (from: CellPlace, step: Movement) => {
          const names: string[] = [];
          for (let place = movedTo(grid, from, step, 1); place !== null; place = movedTo(grid, place, step, 1)) names.push(place.row + place.column);
          return names;
        };
        const [first] = all;
        const last = all.at(-1);
        if (first === undefined || last === undefined) return;
        expect([walk(cell(first), 'nextWritable'), walk(cell(last), 'previousWritable')]).toEqual([all.slice(1), all.slice(0, -1).toReversed()]);
      }),
      { seed: SEED, numRuns: 300 },
    );
  });
});
