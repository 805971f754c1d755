import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { copied, copiedTexts } from './copy.model.ts';
import { planFillDown } from './fill.model.ts';
import { columns, range, rowsOf } from './filled-rows.testing.ts';
import { planPaste } from './paste.model.ts';
import { testRows } from './planned-rows.testing.ts';
import { seriesOf } from './series.ts';
import { parseTsv } from '../../../../format/index.ts';
import { propertyRuns } from '../../../../testing/property-runs.ts';

const SEED = 20260115;

describe('filling or copying arbitrary cells', () => {
  it('TABLE-28 a series reproduces its source values', () => {
    const value = fc.oneof(
      fc.integer({ min: -1_000, max: 1_000 }),
      fc.integer({ min: -1_000, max: 1_000 }).map((cents) => cents / 100),
      fc.constantFrom('甲', '乙', null, '2026-03-08', '2026-04-08', '2026-05-31'),
    );
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 5 }), (values) => {
        const series = seriesOf(values);
        expect(values.map((_, index) => series(index))).toEqual(values);
      }),
      { seed: SEED, numRuns: propertyRuns(1_000) },
    );
  });

  it('TABLE-28 filling down is idempotent', () => {
    const lines = fc.array(fc.tuple(fc.constantFrom(null, '2026-03-08'), fc.nat({ max: 9 })), {
      minLength: 2,
      maxLength: 6,
    });
    fc.assert(
      fc.property(lines, fc.nat({ max: 5 }), fc.nat({ max: 5 }), (given, first, last) => {
        const table = rowsOf(...given);
        const from = range(`r${first % given.length} day`, `r${last % given.length} count`);
        const once = planFillDown({ rows: table, columns: table.keys, from });
        const after = new Map(once.cells.map((cell) => [`${cell.row} ${cell.column}`, cell.value]));
        const filled = testRows(
          columns,
          given.map(([day, count], index) => ({
            day: after.get(`r${index} day`) ?? day,
            count: after.get(`r${index} count`) ?? count,
          })),
        );
        expect(filled.after(planFillDown({ rows: filled, columns: filled.keys, from }))).toEqual(
          filled.after({ cells: [], skipped: 0, bad: [] }),
        );
      }),
      { seed: SEED, numRuns: propertyRuns(300) },
    );
  });

  it('TABLE-28 pasting a copied range in place changes nothing', () => {
    const line = fc.tuple(
      fc.constantFrom(null, '2026-03-08', '2026-12-31'),
      fc.option(fc.integer()),
      fc.option(fc.integer().map((cents) => cents / 100)),
      fc.constantFrom('Y', 'N'),
    );
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), (lines) => {
        const rows = rowsOf(...lines);
        const from = range('r0 day', `r${lines.length - 1} done`);
        const texts = parseTsv(copied({ rows, columns: rows.keys, from })?.text ?? '');
        const plan = planPaste({ rows, columns: rows.keys, from, texts, mayAddRows: true });
        const differing = plan.cells.filter(({ row, column, value }) => rows.value(row, column) !== value);
        expect([texts, differing, plan.bad, plan.skipped, plan.addedRows]).toEqual([
          copiedTexts({ rows, columns: rows.keys, from }),
          [],
          [],
          0,
          [],
        ]);
      }),
      { seed: SEED, numRuns: propertyRuns(300) },
    );
  });
});
