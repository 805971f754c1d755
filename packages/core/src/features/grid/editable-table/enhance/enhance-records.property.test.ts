import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { fakeStorage } from '../../../../testing/index.ts';
import { recordsIn } from './enhance-records.testing.ts';
import { propertyRuns } from '../../../../testing/property-runs.ts';

describe('arbitrary enhance records', () => {
  it('TABLE-20 equal a list without duplicates limited to sixteen', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 24 }), { maxLength: 60 }), (codes) => {
        const records = recordsIn(fakeStorage());
        let naive: number[] = [];
        for (const code of codes) {
          records.add('order', { code });
          naive = [code, ...naive.filter((other) => other !== code)].slice(0, 16);
        }
        expect(records.list('order')).toEqual(naive.map((code) => ({ code })));
      }),
      { seed: 20260115, numRuns: propertyRuns(100) },
    );
  });
});
