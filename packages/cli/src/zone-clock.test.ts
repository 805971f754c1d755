import { countFires, nextFire, parseCron, previousFire } from '@evergreen/core/schedule/cron';
import { describe, expect, it } from 'vitest';

import { answering } from './commands/schedule/cron-answers.ts';
import { createZoneClock, PLATFORM_ZONE, readInstant, STEADY_SINCE } from './zone-clock.ts';

const DAY = 86_400_000;

describe('the platform’s own zone', () => {
  it('is where this host, too, has it: eight hours ahead from 1992 on', () => {
    const formatter = new Intl.DateTimeFormat('en-US', { timeZone: PLATFORM_ZONE, timeZoneName: 'longOffset' });
    const days = Array.from(
      { length: Math.ceil((Date.UTC(2200, 0, 1) - STEADY_SINCE) / (6 * DAY)) },
      (_, index) => STEADY_SINCE + index * 6 * DAY,
    );
    expect(days.filter((instant) => !formatter.format(instant).endsWith('GMT+08:00'))).toEqual([]);
  });

  it.each([
    '0 0 9 ? * MON-FRI',
    '0 30 0 * * ?',
    '0 0/7 * * * ?',
    '30 59 23 L * ?',
    '0 0 0 29 2 ?',
    '0 0 12 1 1 ? 1990',
    '0 0 0 ? * 6#5',
    '0 0 0 30 2 ?',
  ])(
    'CRON-10 gives and counts the fires of %s that the host’s own zone gives, to both sides of its last change of clocks',
    (written) => {
      const parsed = parseCron(written);
      if (!parsed.ok) throw new Error(written);
      const expression = parsed.value;
      // Steps that are no whole days or hours, through the years of summer time and since.
      const near = Array.from(
        { length: 150 },
        (_, index) => Date.UTC(1985, 0, 1) + index * 26 * DAY + index * 7_777_777,
      );
      const far = Array.from({ length: 150 }, (_, index) => index * 529 * DAY + index * 7_777_777);
      for (const daylightSaving of ['default', 'quartz'] as const)
        for (const from of [...near, ...far, STEADY_SINCE - 1, STEADY_SINCE, STEADY_SINCE + 1]) {
          const settings = {
            zone: PLATFORM_ZONE,
            from,
            to: from + 40 * DAY,
            count: 1,
            dialect: 'quartz',
            daylightSaving,
          } as const;
          const facts = (verb: 'next' | 'previous' | 'count') =>
            Array.from(answering(verb, settings, 'en-US')(expression).lines, (line) => line.facts).at(0);
          expect([
            from,
            facts('next')?.['instant'] ?? null,
            facts('previous')?.['instant'] ?? null,
            facts('count'),
          ]).toEqual([
            from,
            nextFire(expression, from, PLATFORM_ZONE, { daylightSaving }),
            previousFire(expression, from, PLATFORM_ZONE, { daylightSaving }),
            { count: countFires(expression, settings, PLATFORM_ZONE, { daylightSaving }) },
          ]);
        }
    },
  );

  it('shows and reads the clocks before and after, and those of UTC', () => {
    const show = createZoneClock(PLATFORM_ZONE);
    expect([
      show(Date.UTC(1990, 6, 1)).words,
      show(Date.UTC(2026, 6, 1)).words,
      createZoneClock('UTC')(Date.UTC(2026, 6, 1)).iso,
      readInstant('1990-07-01 09:00', PLATFORM_ZONE),
      readInstant('2026-07-01 08:00', PLATFORM_ZONE),
      readInstant('2200-01-01', PLATFORM_ZONE),
    ]).toEqual([
      '1990-07-01 09:00:00 +09:00',
      '2026-07-01 08:00:00 +08:00',
      '2026-07-01T00:00:00+00:00',
      Date.UTC(1990, 6, 1),
      Date.UTC(2026, 6, 1),
      undefined,
    ]);
  });
});
