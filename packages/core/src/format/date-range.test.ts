import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { DATE_RANGE_PRESETS, dateRange, type DateRangePreset } from './index.ts';
import { propertyRuns } from '../testing/property-runs.ts';

describe('date range presets', () => {
  const at = (time: string) => (preset: DateRangePreset) => {
    const { from, to } = dateRange(preset, Date.parse(`${time}+08:00`));
    return `${preset}: ${from} – ${to}`;
  };

  it('counts whole days of UTC+8 around the end of a year', () => {
    expect(DATE_RANGE_PRESETS.map(at('2026-12-31T23:59:59'))).toEqual([
      'today: 2026-12-31 – 2026-12-31',
      'thisWeek: 2026-12-28 – 2027-01-03',
      'thisMonth: 2026-12-01 – 2026-12-31',
      'nextMonth: 2027-01-01 – 2027-01-31',
      'last30Days: 2026-12-02 – 2026-12-31',
      'next14Days: 2026-12-31 – 2027-01-13',
    ]);
  });

  it('ends February on the 29th in a leap year, and starts weeks on Monday', () => {
    expect(DATE_RANGE_PRESETS.map(at('2028-01-31T00:00:00'))).toEqual([
      'today: 2028-01-31 – 2028-01-31',
      'thisWeek: 2028-01-31 – 2028-02-06',
      'thisMonth: 2028-01-01 – 2028-01-31',
      'nextMonth: 2028-02-01 – 2028-02-29',
      'last30Days: 2028-01-02 – 2028-01-31',
      'next14Days: 2028-01-31 – 2028-02-13',
    ]);
  });

  it('includes today in every preset except the next month, for all four-digit years', () => {
    const instant = fc.integer({ min: Date.parse('0001-02-02T00:00:00Z'), max: Date.parse('9999-10-30T00:00:00Z') });
    fc.assert(
      fc.property(instant, fc.constantFrom(...DATE_RANGE_PRESETS), (now, preset) => {
        const today = dateRange('today', now).from;
        const { from, to } = dateRange(preset, now);
        const isInside = from <= today && today <= to;
        expect({ preset, isInside, isOrdered: from <= to }).toEqual({
          preset,
          isInside: preset !== 'nextMonth',
          isOrdered: true,
        });
        const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
        const lengths = { today: [1, 1], thisWeek: [7, 7], last30Days: [30, 30], next14Days: [14, 14] };
        const [least, most] = preset === 'thisMonth' || preset === 'nextMonth' ? [28, 31] : lengths[preset];
        expect(days).toBeGreaterThanOrEqual(least ?? 0);
        expect(days).toBeLessThanOrEqual(most ?? 0);
        const firstWeekday = new Date(`${from}T00:00:00Z`).getUTCDay();
        expect(preset === 'thisWeek' ? firstWeekday : 1).toBe(1);
      }),
      { seed: 20261123, numRuns: propertyRuns(1000) },
    );
  });
});
