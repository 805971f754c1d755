import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatPaths, parsePaths } from './stored-paths.ts';
import { propertyRuns } from '../../../testing/property-runs.ts';

describe('stored paths with arbitrary names', () => {
  it('round-trip', () => {
    const path = fc
      .array(
        fc.oneof(
          fc.constantFrom(',', '%', '%2C', '%2c', '%25', '2C', '25', '/', '.', 'temp/'),
          fc.string({ maxLength: 3 }),
        ),
        { minLength: 1, maxLength: 6 },
      )
      .map((parts) => parts.join(''))
      .filter((joined) => joined !== '');
    fc.assert(
      fc.property(fc.array(path, { maxLength: 5 }), (paths) => {
        expect(parsePaths(formatPaths(paths))).toEqual(paths);
      }),
      { seed: 20260308, numRuns: propertyRuns(3000) },
    );
  });
});
