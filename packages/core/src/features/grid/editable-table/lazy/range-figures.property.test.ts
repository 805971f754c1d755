import fc from 'fast-check';
import { expect, it } from 'vitest';

import { openTable } from '../editable-table.testing.ts';
import { watchRange } from './range-figures.ts';
import { propertyRuns } from '../../../../testing/property-runs.ts';

const KEYS = ['a', 'b', 'c', 'd'] as const;
const ROWS = 12;

it('TABLE-34 the figures of any marked range are those of its cells counted anew', () => {
  const value = fc.oneof(fc.integer({ min: -500, max: 500 }), fc.constant(null), fc.constant('字'));
  const corner = fc.record({ row: fc.nat(ROWS - 1), column: fc.constantFrom(...KEYS) });
  const step = fc.oneof(
    fc.record({ kind: fc.constant('mark' as const), anchor: corner, head: corner }),
    fc.record({ kind: fc.constant('write' as const), at: corner, value }),
  );
  fc.assert(
    fc.property(
      fc.array(fc.array(value, { minLength: 4, maxLength: 4 }), { minLength: ROWS, maxLength: ROWS }),
      fc.array(step),
      (cells, steps) => {
        const { table, clock, cell } = openTable({
          columns: KEYS.map((key) => ({ key, title: key, type: 'inputNumber' })),
          rows: cells.map((line, index) => ({
            id: `${index}`,
            ...Object.fromEntries(KEYS.map((key, at) => [key, line[at] ?? null])),
          })),
        });
        const watch = watchRange(table, clock);
        for (const one of steps) {
          if (one.kind === 'write')
            table.send({ type: 'cells.write', cells: [{ ...cell(one.at.row, one.at.column), value: one.value }] });
          else
            table.send({
              type: 'range.select',
              range: { anchor: cell(one.anchor.row, one.anchor.column), head: cell(one.head.row, one.head.column) },
            });
          const { range } = table.facts();
          const inside: unknown[] = [];
          if (range !== null) {
            const rows = [table.rows.positionOf(range.anchor.row), table.rows.positionOf(range.head.row)].toSorted(
              (x, y) => x - y,
            );
            const columns = [range.anchor.column, range.head.column]
              .map((key) => KEYS.findIndex((each) => each === key))
              .toSorted((x, y) => x - y);
            for (let row = rows[0] ?? 0; row <= (rows[1] ?? 0); row += 1)
              for (const key of KEYS.slice(columns[0], (columns[1] ?? 0) + 1))
                inside.push(table.rows.value(table.rows.keyAt(row) ?? '', key));
          }
          const numbers = inside.filter((each) => typeof each === 'number');
          const { figures } = watch.facts();
          expect(figures === null ? null : { count: figures.count, sum: figures.sum }).toEqual(
            inside.length < 2
              ? null
              : {
                  count: inside.filter((each) => each !== null).length,
                  sum: numbers.length === 0 ? '' : String(numbers.reduce((sum, each) => sum + each, 0)),
                },
          );
        }
      },
    ),
    { seed: 3434, numRuns: propertyRuns(150) },
  );
});
