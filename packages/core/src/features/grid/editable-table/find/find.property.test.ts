import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { atOnce, counted } from './find.model.ts';
import { lines, next } from './found-lines.testing.ts';
import { propertyRuns } from '../../../../testing/property-runs.ts';

describe('searching any table', () => {
  it('TABLE-29 visits every match once before wrapping around, in both directions', () => {
    const table = fc.integer({ min: 1, max: 3 }).chain((width) =>
      fc.array(
        fc.array(fc.constantFrom('x', 'y'), { minLength: width, maxLength: width }).map((row) => row.join(' ')),
        { minLength: 1, maxLength: 5 },
      ),
    );
    fc.assert(
      fc.property(table, (rows) => {
        const given = lines('x', ...rows);
        const all = rows.flatMap((row, position) =>
          row
            .split(' ')
            .flatMap((word, index) => (word === 'x' ? [`r${position}${String.fromCharCode(97 + index)}`] : [])),
        );
        const forwards = all.map(() => '');
        const backwards = all.map(() => '');
        for (let index = 0; index < all.length; index += 1) {
          forwards[index] = next(given, forwards[index - 1] ?? null) ?? '';
          backwards[index] = next(given, backwards[index - 1] ?? null, 'previous') ?? '';
        }
        expect([forwards, backwards.toReversed(), atOnce(counted(given, null)).matches]).toEqual([
          all,
          all,
          all.length,
        ]);
      }),
      { seed: 20260115, numRuns: propertyRuns(300) },
    );
  });
});
