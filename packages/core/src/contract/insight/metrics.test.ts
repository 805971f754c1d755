import { describe, expect, it } from 'vitest';

import { combinedSample, emptySample, pointsOfSpan } from './metrics.ts';

const MINUTE = 60_000;

describe('samples', () => {
  it('are combined to the mean or the largest of what was measured', () => {
    expect(
      combinedSample([
        { residentMemory: 5, callRate: 1 },
        { residentMemory: 9, callRate: null },
        { residentMemory: 7, callRate: 2, load: null },
      ]),
    ).toEqual({ ...emptySample, residentMemory: 9, callRate: 1.5 });
  });

  it('MON-01 become points evenly apart, and a gap stays a gap', () => {
    const now = 100 * 60 * MINUTE + 17_000;
    const samples = [
      { at: now - 2 * MINUTE, values: { load: 1 } },
      { at: now - 4 * MINUTE, values: { load: 3 } },
      // Of a time before the span.
      { at: now - 70 * MINUTE, values: { load: 9 } },
    ];
    const points = pointsOfSpan('hour', samples, now);
    expect(points.length).toBe(60);
    expect(points.slice(-5).map(({ at, values }) => [now - at, values.load])).toEqual([
      [4 * MINUTE + 17_000, 3],
      [3 * MINUTE + 17_000, null],
      [2 * MINUTE + 17_000, 1],
      [MINUTE + 17_000, null],
      [17_000, null],
    ]);
    expect(points.filter(({ values }) => values.load !== null).length).toBe(2);
  });

  it('of a day are points of five minutes', () => {
    const now = 100 * 60 * MINUTE;
    const samples = [1, 2, 3].map((minute) => ({
      at: now - minute * MINUTE,
      values: { callRate: minute, heapUsed: minute },
    }));
    expect(pointsOfSpan('day', samples, now).at(-2)).toEqual({
      at: now - 5 * MINUTE,
      values: { ...emptySample, callRate: 2, heapUsed: 3 },
    });
  });
});
