import fc from 'fast-check';
import { expect, it } from 'vitest';

import { fakeClock } from '../../../testing/index.ts';
import { createFastClickGuard, FAST_CLICK_DELAY } from './index.ts';
import { propertyRuns } from '../../../testing/property-runs.ts';

it('FMT-02 a click counts, and then none before 300 ms have passed', () => {
  const clock = fakeClock();
  const counts = createFastClickGuard(clock);
  const seen = [0, 1, 298, 1, 299, 1].map((pause) => {
    clock.advance(pause);
    return counts();
  });
  expect([FAST_CLICK_DELAY, seen]).toEqual([300, [true, false, false, true, false, true]]);
});

it('FMT-02 clicks that count lie at least the delay apart, and a click that does not lies closer to the one before', () => {
  // Oracle: the instants of the clicks that counted, compared afterwards.
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: 700 }), { maxLength: 20 }),
      fc.integer({ min: 1, max: 600 }),
      (pauses, delay) => {
        const clock = fakeClock();
        const counts = createFastClickGuard(clock, delay);
        const clicks = pauses.map((pause) => {
          clock.advance(pause);
          return { at: clock.now(), counted: counts() };
        });
        const wrong = clicks.filter(({ at, counted }, index) => {
          const before = clicks.slice(0, index).findLast((click) => click.counted);
          return counted !== (before === undefined || at - before.at >= delay);
        });
        expect(wrong).toEqual([]);
      },
    ),
    { seed: 20_261_123, numRuns: propertyRuns(300) },
  );
});

it('FMT-02 a clock that is set back lets the next click through', () => {
  let now = 1000;
  const counts = createFastClickGuard({ now: () => now });
  const first = counts();
  now = 500;
  expect([first, counts()]).toEqual([true, true]);
});
