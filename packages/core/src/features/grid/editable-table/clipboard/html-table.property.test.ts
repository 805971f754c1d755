import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatHtmlTable, parseHtmlTable } from './html-table.ts';
import { propertyRuns } from '../../../../testing/property-runs.ts';

describe('arbitrary cells as HTML', () => {
  it('TABLE-28 are parsed back to the same texts', () => {
    const words = fc
      .string({ unit: fc.constantFrom('<', '&', '"', "'", ';', 'a', '退', '\n', '1', '>'), maxLength: 8 })
      .map((text) => text.trim());
    const grid = fc
      .integer({ min: 1, max: 4 })
      .chain((width) =>
        fc.array(fc.array(words, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }),
      );
    fc.assert(
      fc.property(grid, (rows) => {
        expect(
          parseHtmlTable(formatHtmlTable(rows.map((row) => row.map((text) => ({ text, isNumber: false }))))),
        ).toEqual(rows);
      }),
      { seed: 20260115, numRuns: propertyRuns(1_000) },
    );
  });
});
