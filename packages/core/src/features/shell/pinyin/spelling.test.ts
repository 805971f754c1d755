import fc from 'fast-check';
import { expect, it } from 'vitest';

import { spell } from './index.ts';
import { propertyRuns } from '../../../testing/property-runs.ts';

it('spells each Chinese character and leaves everything else unchanged', () => {
  expect(spell('活动 A管理😀')).toEqual([['huo'], ['dong'], [' '], ['A'], ['guan'], ['li'], ['😀']]);
});

it('knows every reading of a character, and writes ü as v', () => {
  expect([spell('重置'), spell('绿')]).toEqual([[['zhong', 'chong'], ['zhi']], [['lv', 'lu']]]);
});

it('returns one part per code point, for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (words) => {
      expect(spell(words)).toHaveLength(Array.from(words).length);
    }),
    { seed: 20260201, numRuns: propertyRuns(500) },
  );
});
