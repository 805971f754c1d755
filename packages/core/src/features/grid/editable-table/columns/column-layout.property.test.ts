import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Column } from '../column.types.ts';
import { laidOut, visibleColumns } from './column-layout.model.ts';
import { propertyRuns } from '../../../../testing/property-runs.ts';

describe('arbitrary column settings', () => {
  it('shows every column once, in its zone, within its widths, and at least one', () => {
    const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', '__proto__', 'constructor');
    const given = fc.uniqueArray(
      fc.record(
        {
          key,
          title: fc.constant(''),
          type: fc.constantFrom('input', 'datetime'),
          fixed: fc.constantFrom('left', 'right', undefined),
        },
        { requiredKeys: ['key', 'title', 'type'] },
      ),
      { selector: (one) => one.key, minLength: 1 },
    );
    const remembered = fc.record({
      order: fc.array(key),
      widths: fc.dictionary(key, fc.integer({ min: 0, max: 5_000 })),
      hidden: fc.array(key),
    });
    fc.assert(
      fc.property(given, remembered, (some, set) => {
        const those = some.map(({ fixed, ...rest }): Column => (fixed === undefined ? rest : { ...rest, fixed }));
        const layout = laidOut(those, set, null);
        const zones = layout.map(({ fixed }) => ({ left: 0, none: 1, right: 2 })[fixed ?? 'none']);
        expect(layout.map(({ column: one }) => one.key).toSorted()).toEqual(those.map((one) => one.key).toSorted());
        expect(zones).toEqual(zones.toSorted((one, other) => one - other));
        expect(visibleColumns(layout).length).toBeGreaterThan(0);
        expect(layout.every(({ width }) => width >= 40 && width <= 2_000)).toBe(true);
      }),
      { seed: 20260115, numRuns: propertyRuns(500) },
    );
  });
});
