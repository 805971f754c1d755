import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ambiguities, anyExpression } from './cron.testing.ts';
import { propertyRuns } from '../../../testing/property-runs.ts';

it.each(['zh-CN', 'en-US'] as const)(
  'CRON-08 different meanings have different descriptions, for any expression, in %s',
  (locale) => {
    fc.assert(
      fc.property(fc.array(anyExpression, { minLength: 20, maxLength: 40 }), (texts) => {
        expect(ambiguities(texts, locale)).toEqual([]);
      }),
      { seed: 20260115, numRuns: propertyRuns(100) },
    );
  },
);
