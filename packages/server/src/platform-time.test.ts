import { describe, expect, it } from 'vitest';

import { formatPlatformTime, platformMidnight } from './platform-time.ts';

describe("the platform's own time", () => {
  it("is eight hours ahead of UTC, whatever the machine's own zone is", () => {
    expect(formatPlatformTime(Date.UTC(2026, 1, 28, 15, 59, 59, 999))).toBe('2026-02-28 23:59:59');
    expect(formatPlatformTime(Date.UTC(2026, 1, 28, 16))).toBe('2026-03-01 00:00:00');
  });

  it('has its midnight at 16:00 UTC of the day before', () => {
    const noon = Date.UTC(2026, 0, 15, 4);
    expect(
      [platformMidnight(noon), platformMidnight(noon, 1), platformMidnight(noon, -15)].map(formatPlatformTime),
    ).toEqual(['2026-01-15 00:00:00', '2026-01-16 00:00:00', '2025-12-31 00:00:00']);
  });
});
