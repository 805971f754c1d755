import { describe, expect, it } from 'vitest';
import { cron } from './cron.testing.ts';
import { countFires, fires, nextFire, previousFire, type CronDaylightSaving } from './index.ts';

const at = (text: string) => Date.parse(text);

/** Days with a clock change: by an hour at night, by half an hour, at midnight, and by a whole day. */
const CHANGES: readonly (readonly [zone: string, from: string, to: string])[] = [
  ['UTC', '2025-03-08T00:00:00Z', '2025-03-10T00:00:00Z'],
  ['America/New_York', '2025-03-08T12:00:00Z', '2025-03-10T12:00:00Z'],
  ['America/New_York', '2025-11-01T12:00:00Z', '2025-11-03T12:00:00Z'],
  ['Australia/Lord_Howe', '2025-10-04T00:00:00Z', '2025-10-06T00:00:00Z'],
  ['Australia/Lord_Howe', '2025-04-05T00:00:00Z', '2025-04-06T12:00:00Z'],
  ['America/Santiago', '2025-09-06T12:00:00Z', '2025-09-08T12:00:00Z'],
  ['America/Santiago', '2025-04-05T12:00:00Z', '2025-04-07T12:00:00Z'],
  ['Pacific/Apia', '2011-12-29T00:00:00Z', '2012-01-01T12:00:00Z'],
  ['Asia/Shanghai', '1986-05-03T00:00:00Z', '1986-05-05T00:00:00Z'],
];

/** Fixed times inside and at the ends of the skipped or repeated interval, and wildcard times. */
const TEXTS = [
  '0 30 2 * * ?',
  '0 0 2 * * ?',
  '0 0 3 * * ?',
  '0 30 1 * * ?',
  '0 45 1 * * ?',
  '0 0 0 * * ?',
  '59 59 23 * * ?',
  '0 0 12 L * ?',
  '0 0/20 * * * ?',
  '30 15,45 0-3 * * ?',
  '0 0 * ? * SUN',
  '0/30 59 1,2 * * ?',
];

const RULES: readonly CronDaylightSaving[] = ['default', 'quartz'];

const cases = CHANGES.flatMap(([zone, from, to]) =>
  RULES.map((daylightSaving) => ({ zone, from, to, daylightSaving })),
);

describe('clock changes', () => {
  it.each(cases)(
    'CRON-07 finds the same fires backward as forward, in $zone from $from ($daylightSaving)',
    ({ zone, from, to, daylightSaving }) => {
      const seen = TEXTS.map((text) => {
        const expression = cron(text);
        const forward = [...fires(expression, { from: at(from), to: at(to) }, zone, { daylightSaving })];
        const back: number[] = [];
        for (
          let fire = previousFire(expression, at(to), zone, { daylightSaving });
          fire !== null && fire >= at(from);
          fire = previousFire(expression, fire, zone, { daylightSaving })
        )
          back.unshift(fire);
        return { text, forward, back };
      });
      expect(seen.map(({ text, back }) => ({ text, fires: back }))).toEqual(
        seen.map(({ text, forward }) => ({ text, fires: forward })),
      );
    },
  );

  it.each(cases)(
    'CRON-07 counts the existing fires, in $zone from $from ($daylightSaving)',
    ({ zone, from, to, daylightSaving }) => {
      /** Ranges with arbitrary start and end times. */
      const ranges = [0, 4_711, 12_345, 30_601].flatMap((start) =>
        [0, 7_777, 40_000].map((end) => ({ from: at(from) + start * 1000, to: at(to) - end * 1000 })),
      );
      const counted = TEXTS.map((text) => ({
        text,
        counts: ranges.map((range) => countFires(cron(text), range, zone, { daylightSaving })),
      }));
      expect(counted).toEqual(
        TEXTS.map((text) => ({
          text,
          counts: ranges.map((range) => [...fires(cron(text), range, zone, { daylightSaving })].length),
        })),
      );
    },
  );
});

describe('ends of the calendar', () => {
  const daily = cron('0 0 0 * * ?');
  const FIRST = at('1970-01-01T00:00:00Z');
  const LAST = at('2199-12-31T00:00:00Z');

  it.each<readonly [string, number, number | null, number | null]>([
    ['long before', -1e14, FIRST, null],
    ['a second before the first', FIRST - 1000, FIRST, null],
    ['at the first', FIRST, FIRST + 86_400_000, null],
    ['a second after the first', FIRST + 1000, FIRST + 86_400_000, FIRST],
    ['a second before the last', LAST - 1000, LAST, LAST - 86_400_000],
    ['at the last', LAST, null, LAST - 86_400_000],
    ['a second after the last', LAST + 1000, null, LAST],
    ['long after', 1e14, null, LAST],
    ['before all time', Number.NEGATIVE_INFINITY, FIRST, null],
    ['after all time', Number.POSITIVE_INFINITY, null, LAST],
    ['at no time', Number.NaN, null, null],
  ])('CRON-07 returns the next and the last fire %s', (_, from, next, previous) => {
    expect([nextFire(daily, from, 'UTC'), previousFire(daily, from, 'UTC')]).toEqual([next, previous]);
  });

  it("CRON-07 ends in the zone's local time", () => {
    const shanghai = [nextFire(daily, -1e14, 'Asia/Shanghai'), previousFire(daily, 1e14, 'Asia/Shanghai')];
    const honolulu = [nextFire(daily, -1e14, 'Pacific/Honolulu'), previousFire(daily, 1e14, 'Pacific/Honolulu')];
    expect([shanghai, honolulu]).toEqual([
      [FIRST - 8 * 3_600_000, LAST - 8 * 3_600_000],
      [FIRST + 10 * 3_600_000, LAST + 10 * 3_600_000],
    ]);
  });

  it('CRON-07 counts all fires of the calendar', () => {
    const all = { from: Number.NEGATIVE_INFINITY };
    expect([
      countFires(daily, all, 'UTC'),
      countFires(cron('0 0 0 29 2 ?'), all, 'UTC'),
      countFires(cron('0 0 0 30 2 ?'), all, 'UTC'),
    ]).toEqual([84_006, 56, 0]);
  });
});

it.each([
  // Before a time of day: whole hours, minutes of the hour, seconds of the minute.
  ['0 0 0 * * ?', '00:00:00', 0],
  ['0 0 0 * * ?', '00:00:01', 1],
  ['*/10 5,40 1,13 * * ?', '01:05:00', 0],
  ['*/10 5,40 1,13 * * ?', '01:05:01', 1],
  ['*/10 5,40 1,13 * * ?', '01:05:55', 6],
  ['*/10 5,40 1,13 * * ?', '01:20:55', 6],
  ['*/10 5,40 1,13 * * ?', '01:40:21', 9],
  ['*/10 5,40 1,13 * * ?', '02:05:30', 12],
  ['*/10 5,40 1,13 * * ?', '13:40:31', 22],
  ['*/10 5,40 1,13 * * ?', '23:59:59', 24],
])('counts the fires of %j before %s of a day', (text, time, count) => {
  expect(countFires(cron(text), { from: at('2026-11-21T00:00:00Z'), to: at(`2026-11-21T${time}Z`) }, 'UTC')).toBe(
    count,
  );
});
