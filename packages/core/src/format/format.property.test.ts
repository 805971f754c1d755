import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatDateTime, formatThousands, parseDateTime } from './index.ts';
import { propertyRuns } from '../testing/property-runs.ts';

const seeded = { seed: 20260115, numRuns: propertyRuns(2000) };

/** Every instant with a four-digit year at any UTC offset. */
const instant = fc.integer({ min: Date.parse('0000-01-02T00:00:00Z'), max: Date.parse('9999-12-30T00:00:00Z') });
const offset = fc.integer({ min: -14 * 60, max: 14 * 60 });

describe('compared with the host calendar', () => {
  it('FMT-01 formats every instant like an ISO calendar', () => {
    fc.assert(
      fc.property(instant, offset, (epochMs, minutes) => {
        const iso = new Date(epochMs + minutes * 60_000).toISOString();
        expect(formatDateTime(epochMs, minutes)).toBe(`${iso.slice(0, 10)} ${iso.slice(11, 19)}`);
      }),
      seeded,
    );
  });

  it('FMT-01 parses its own output, to the second', () => {
    fc.assert(
      fc.property(instant, offset, (epochMs, minutes) => {
        expect(parseDateTime(formatDateTime(epochMs, minutes), minutes)).toBe(Math.floor(epochMs / 1000) * 1000);
      }),
      seeded,
    );
  });

  it('FMT-01 groups every whole number like the host', () => {
    fc.assert(
      fc.property(fc.bigInt(), (value) => {
        expect(formatThousands(String(value))).toBe(value.toLocaleString('en-US'));
      }),
      seeded,
    );
  });

  it('FMT-01 never loses a decimal digit', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), (value) => {
        expect(formatThousands(value).replaceAll(',', '')).toBe(String(value));
      }),
      seeded,
    );
  });
});
