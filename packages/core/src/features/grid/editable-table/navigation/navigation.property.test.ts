import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { CellPlace } from '../cell.types.ts';
import type { Movement } from './cell-grid.types.ts';
import { cell, drawn } from './drawn-grid.testing.ts';
import { boundsOf, movedTo } from './navigation.model.ts';
import { propertyRuns } from '../../../../testing/property-runs.ts';

const SEED = 20260115;

describe('arbitrary movements', () => {
  const movement = fc.constantFrom<Movement>(
    'up',
    'down',
    'left',
    'right',
    'rowStart',
    'rowEnd',
    'tableStart',
    'tableEnd',
    'dataUp',
    'dataDown',
    'dataLeft',
    'dataRight',
    'pageUp',
    'pageDown',
    'nextWritable',
    'previousWritable',
  );
  const picture = fc.integer({ min: 1, max: 5 }).chain((width) =>
    fc.array(fc.string({ unit: fc.constantFrom('x', '.', '#'), minLength: width, maxLength: width }), {
      minLength: 1,
      maxLength: 6,
    }),
  );

  it('TABLE-29 leave the table only with Tab, which stops at writable cells only', () => {
    fc.assert(
      fc.property(
        picture,
        fc.array(movement, { maxLength: 20 }),
        fc.integer({ min: 0, max: 4 }),
        (lines, movements, pageRows) => {
          const grid = drawn(...lines);
          let place: CellPlace = cell('r0a');
          for (const step of movements) {
            const next = movedTo(grid, place, step, pageRows);
            const isTab = step === 'nextWritable' || step === 'previousWritable';
            expect(next === null ? isTab : boundsOf(grid, next) !== null).toBe(true);
            expect(next === null || !isTab || grid.rows.isWritable(next.row, next.column)).toBe(true);
            place = next ?? place;
          }
        },
      ),
      { seed: SEED, numRuns: propertyRuns(1_000) },
    );
  });

  it('TABLE-29 Tab visits every writable cell once, and Shift with Tab returns the same way', () => {
    fc.assert(
      fc.property(picture, (lines) => {
        const grid = drawn(...lines);
        const all = lines.flatMap((line, row) =>
          grid.columns.flatMap((column, index) => (line[index] === '#' ? [] : [`r${row}${column}`])),
        );
        const walk = (from: CellPlace, step: Movement) => {
          const names: string[] = [];
          for (let place = movedTo(grid, from, step, 1); place !== null; place = movedTo(grid, place, step, 1))
            names.push(place.row + place.column);
          return names;
        };
        const [first] = all;
        const last = all.at(-1);
        if (first === undefined || last === undefined) return;
        expect([walk(cell(first), 'nextWritable'), walk(cell(last), 'previousWritable')]).toEqual([
          all.slice(1),
          all.slice(0, -1).toReversed(),
        ]);
      }),
      { seed: SEED, numRuns: propertyRuns(300) },
    );
  });
});
