import { describe, expect, it } from 'vitest';
import { cron } from './cron.testing.ts';
import {
  countFires,
  fires,
  isTimeZone,
  matches,
  neverFires,
  nextFire,
  previousFire,
  type CronDaylightSaving,
} from './index.ts';

const at = (iso: string) => Date.parse(iso.endsWith('Z') ? iso : `${iso}Z`);
const shown = (instant: number | null) =>
  instant === null
    ? null
    : new Date(instant)
        .toISOString()
        .replace(/:00\.000Z$/u, 'Z')
        .replace('.000Z', 'Z');

/** The next fires after an instant, as ISO times in UTC. */
function following(
  text: string,
  from: string,
  count: number,
  zone = 'UTC',
  daylightSaving: CronDaylightSaving = 'default',
): readonly (string | null)[] {
  const found: (string | null)[] = [];
  let last: number | null = at(from);
  while (last !== null && found.length < count) {
    last = nextFire(cron(text), last, zone, { daylightSaving });
    found.push(shown(last));
  }
  return found;
}

describe('next and previous fire in UTC', () => {
  it.each<readonly [string, string, readonly (string | null)[]]>([
    ['* * * * * ?', '2025-12-31T23:59:58', ['2025-12-31T23:59:59Z', '2026-01-01T00:00Z']],
    ['0 0/5 9-17 ? * MON-FRI', '2026-01-02T17:50', ['2026-01-02T17:55Z', '2026-01-05T09:00Z']],
    ['0 30 2 * * ?', '2026-02-28T02:30', ['2026-03-01T02:30Z', '2026-03-02T02:30Z']],
    [
      '57-4 59 23 31 12 ?',
      '2025-12-31T23:59:57',
      ['2025-12-31T23:59:58Z', '2025-12-31T23:59:59Z', '2026-12-31T23:59Z'],
    ],
    ['0 0 0 31 * ?', '2026-01-31T00:00', ['2026-03-31T00:00Z', '2026-05-31T00:00Z']],
    ['0 0 0 29 2 ?', '2096-03-01T00:00', ['2104-02-29T00:00Z', '2108-02-29T00:00Z']],
    ['0 0 0 ? 2 1#5', '2026-01-01T00:00', ['2032-02-29T00:00Z', '2060-02-29T00:00Z', '2088-02-29T00:00Z']],
    ['0 0 0 L * ?', '2028-02-01T00:00', ['2028-02-29T00:00Z', '2028-03-31T00:00Z']],
    ['0 0 0 LW * ?', '2026-01-01T00:00', ['2026-01-30T00:00Z', '2026-02-27T00:00Z', '2026-03-31T00:00Z']],
    ['0 0 0 L-3 * ?', '2026-02-01T00:00', ['2026-02-25T00:00Z', '2026-03-28T00:00Z']],
    ['0 0 0 15W * ?', '2026-02-01T00:00', ['2026-02-16T00:00Z', '2026-03-16T00:00Z', '2026-04-15T00:00Z']],
    ['0 0 0 ? * 6L', '2026-01-01T00:00', ['2026-01-30T00:00Z', '2026-02-27T00:00Z']],
    ['0 0 0 ? * 6#3', '2026-01-01T00:00', ['2026-01-16T00:00Z', '2026-02-20T00:00Z']],
    ['0 0 0 1 1 ? 2099', '2026-01-01T00:00', ['2099-01-01T00:00Z', null]],
    ['0 0 0 31 12 ? 2199', '1970-01-01T00:00', ['2199-12-31T00:00Z', null]],
    ['59 59 23 31 12 ? 2199', '2199-12-31T23:59:58', ['2199-12-31T23:59:59Z', null]],
    ['0 0 0 1 1 ? 1970', '1900-01-01T00:00', ['1970-01-01T00:00Z', null]],
  ])('CRON-07 finds %j after %s', (text, from, expected) => {
    expect(following(text, from, expected.length)).toEqual(expected);
  });

  it.each<readonly [string, string, string | null]>([
    ['* * * * * ?', '2026-01-01T00:00', '2025-12-31T23:59:59Z'],
    ['0 30 2 * * ?', '2026-03-01T02:30', '2026-02-28T02:30Z'],
    ['0 0 0 29 2 ?', '2104-02-29T00:00', '2096-02-29T00:00Z'],
    ['0 0 0 ? 2 1#5', '2060-02-29T00:00', '2032-02-29T00:00Z'],
    ['0 0 0 LW * ?', '2026-02-27T00:00', '2026-01-30T00:00Z'],
    ['0 0 0 1 1 ? 2020', '2199-12-31T00:00', '2020-01-01T00:00Z'],
    ['0 0 0 1 1 ? 1970', '1970-01-01T00:00', null],
    ['0 0 0 30 2 ?', '2026-01-01T00:00', null],
    ['0 0 0 1 1 ?', '2500-01-01T00:00', '2199-01-01T00:00Z'],
  ])('CRON-07 finds %j before %s', (text, from, expected) => {
    expect(shown(previousFire(cron(text), at(from), 'UTC'))).toBe(expected);
  });

  it('CRON-07 handles fractions of a second', () => {
    const everySecond = cron('* * * * * ?');
    expect([
      nextFire(everySecond, 999, 'UTC'),
      nextFire(everySecond, 1000, 'UTC'),
      nextFire(everySecond, 1000.5, 'UTC'),
    ]).toEqual([1000, 2000, 2000]);
    expect([previousFire(everySecond, 1001, 'UTC'), previousFire(everySecond, 1000, 'UTC')]).toEqual([1000, 0]);
    expect([matches(cron('5 * * * * ?'), 5999, 'UTC'), matches(cron('5 * * * * ?'), 6000, 'UTC')]).toEqual([
      true,
      false,
    ]);
  });

  it('CRON-07 returns null for an invalid instant', () => {
    const daily = cron('@daily');
    const strange = [Number.NaN, Number.POSITIVE_INFINITY];
    expect(strange.map((from) => nextFire(daily, from, 'UTC'))).toEqual([null, null]);
    expect([Number.NaN, Number.NEGATIVE_INFINITY].map((from) => previousFire(daily, from, 'UTC'))).toEqual([
      null,
      null,
    ]);
    expect([...fires(daily, { from: Number.NaN }, 'UTC')]).toEqual([]);
    expect(matches(daily, Number.NaN, 'UTC')).toBe(false);
    expect(countFires(daily, { from: Number.NaN }, 'UTC')).toBe(0);
  });

  it("CRON-07 supports the host's zones and rejects others", () => {
    expect(['Asia/Shanghai', 'UTC', 'Etc/GMT', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(() => nextFire(cron('@daily'), 0, 'Mars/Olympus')).toThrow(RangeError);
  });
});

describe('disputed cases', () => {
  it.each<readonly [string, string, readonly string[]]>([
    // A month without a 31st has no working day nearest to it.
    ['0 0 0 31W * ?', '2026-03-31T00:00', ['2026-05-29T00:00Z', '2026-07-31T00:00Z']],
    ['0 0 0 31W * ?', '2020-05-01T00:00', ['2020-05-29T00:00Z', '2020-07-31T00:00Z']],
    // The nominal day precedes the start, or the start is the Sunday between.
    ['0 0 0 1W * ?', '2022-01-01T00:00', ['2022-01-03T00:00Z', '2022-02-01T00:00Z']],
    ['0 0 0 1W * ?', '2024-06-02T00:00', ['2024-06-03T00:00Z', '2024-07-01T00:00Z']],
    ['0 0 9 LW * ?', '2026-01-30T08:15', ['2026-01-30T09:00Z', '2026-02-27T09:00Z']],
    ['0 0 0 1W,15W * ?', '2024-06-02T00:00', ['2024-06-03T00:00Z', '2024-06-14T00:00Z']],
    // 28 to 30 days before the end of a month.
    ['0 0 0 L-28 * ?', '2026-02-01T00:00', ['2026-03-03T00:00Z', '2026-04-02T00:00Z']],
    ['0 0 0 L-30 * ?', '2026-02-01T00:00', ['2026-03-01T00:00Z', '2026-05-01T00:00Z']],
    // Lists of rules.
    ['0 0 0 1,L * ?', '2026-01-01T00:00', ['2026-01-31T00:00Z', '2026-02-01T00:00Z']],
    ['0 0 0 ? * 2#1,6#3', '2026-01-01T00:00', ['2026-01-05T00:00Z', '2026-01-16T00:00Z']],
    ['0 0 0 ? * 2L,6L', '2026-01-01T00:00', ['2026-01-26T00:00Z', '2026-01-30T00:00Z']],
    // Steps count values: from Sunday 1 and 6, from Monday 2 and 5, from Friday itself only.
    ['0 0 0 ? * */5', '2026-01-01T00:00', ['2026-01-02T00:00Z', '2026-01-04T00:00Z', '2026-01-09T00:00Z']],
    ['0 0 0 ? * 2/3', '2026-01-01T12:00', ['2026-01-05T00:00Z', '2026-01-08T00:00Z', '2026-01-12T00:00Z']],
    ['0 0 0 ? * FRI/2', '2026-01-01T00:00', ['2026-01-02T00:00Z', '2026-01-09T00:00Z']],
    ['0 0 0 1/5 * ?', '2026-01-25T00:00', ['2026-01-26T00:00Z', '2026-01-31T00:00Z', '2026-02-01T00:00Z']],
    ['0 0 0 ? * L', '2026-01-01T00:00', ['2026-01-03T00:00Z', '2026-01-10T00:00Z']],
  ])('CRON-07 evaluates %j after %s', (text, from, expected) => {
    expect(following(text, from, expected.length)).toEqual(expected);
  });

  it('CRON-07 fires on either day in the unix dialect', () => {
    const expression = cron('0 0 13 * 5', { dialect: 'unix' });
    expect(
      [...fires(expression, { from: at('2026-02-12T00:00'), to: at('2026-03-14T00:00') }, 'UTC')].map(shown),
    ).toEqual([
      '2026-02-13T00:00Z',
      '2026-02-20T00:00Z',
      '2026-02-27T00:00Z',
      '2026-03-06T00:00Z',
      '2026-03-13T00:00Z',
    ]);
  });
});

describe('expressions that never fire', () => {
  it.each([
    '0 0 0 30 2 ?',
    '* * * 31 2 ?',
    '0 0 0 31 4 ?',
    '0 0 0 31W 4,6,9,11 ?',
    '0 0 0 29 2 ? 2025-2027',
    '0 0 0 29 2 ? 2100',
    '0 0 0 L-30 2,4,6,9,11 ?',
    '0 0 0 ? 2 1#5 2026-2031',
  ])('CRON-07 detects that %j never fires', (text) => {
    const expression = cron(text);
    expect({
      neverFires: neverFires(expression),
      next: nextFire(expression, at('2024-03-01T00:00'), 'America/New_York'),
      previous: previousFire(expression, at('2199-03-01T00:00'), 'America/New_York'),
      count: countFires(expression, { from: 0 }, 'UTC'),
      fires: [...fires(expression, { from: 0 }, 'UTC')],
    }).toEqual({ neverFires: true, next: null, previous: null, count: 0, fires: [] });
  });

  it('CRON-07 returns null after a past year, which did fire', () => {
    const expression = cron('0 0 0 1 1 ? 2020');
    expect([neverFires(expression), nextFire(expression, at('2024-03-01T00:00'), 'UTC')]).toEqual([false, null]);
  });
});

describe('daylight saving', () => {
  it.each<
    readonly [
      what: string,
      zone: string,
      text: string,
      from: string,
      usual: readonly string[],
      quartz: readonly string[],
    ]
  >([
    [
      'a fixed time in the gap',
      'America/New_York',
      '0 30 2 * * ?',
      '2025-03-08T12:00',
      ['2025-03-09T07:00Z', '2025-03-10T06:30Z'],
      ['2025-03-10T06:30Z', '2025-03-11T06:30Z'],
    ],
    [
      'every half hour over the gap',
      'America/New_York',
      '0 0/30 * * * ?',
      '2025-03-09T06:00',
      ['2025-03-09T06:30Z', '2025-03-09T07:00Z'],
      ['2025-03-09T06:30Z', '2025-03-09T07:00Z'],
    ],
    [
      'every quarter of the skipped hour',
      'America/New_York',
      '0 0/15 2 * * ?',
      '2025-03-08T12:00',
      ['2025-03-10T06:00Z', '2025-03-10T06:15Z'],
      ['2025-03-10T06:00Z', '2025-03-10T06:15Z'],
    ],
    [
      'a fixed time shown twice',
      'America/New_York',
      '0 30 1 * * ?',
      '2025-11-02T04:00',
      ['2025-11-02T05:30Z', '2025-11-03T06:30Z'],
      ['2025-11-02T06:30Z', '2025-11-03T06:30Z'],
    ],
    [
      'every half hour shown twice',
      'America/New_York',
      '0 0/30 1 * * ?',
      '2025-11-02T04:00',
      ['2025-11-02T05:00Z', '2025-11-02T05:30Z', '2025-11-02T06:00Z', '2025-11-02T06:30Z', '2025-11-03T06:00Z'],
      ['2025-11-02T06:00Z', '2025-11-02T06:30Z', '2025-11-03T06:00Z'],
    ],
    [
      'from the second pass',
      'America/New_York',
      '0 30 1 * * ?',
      '2025-11-02T06:00',
      ['2025-11-03T06:30Z'],
      ['2025-11-02T06:30Z'],
    ],
    [
      'the only fires, the second time',
      'America/New_York',
      '0 0/30 1 2 11 ? 2025',
      '2025-11-02T05:59',
      ['2025-11-02T06:00Z', '2025-11-02T06:30Z'],
      ['2025-11-02T06:00Z', '2025-11-02T06:30Z'],
    ],
    [
      'a gap of the south at midnight',
      'America/Santiago',
      '0 30 0 * * ?',
      '2025-09-06T12:00',
      ['2025-09-07T04:00Z', '2025-09-08T03:30Z'],
      ['2025-09-08T03:30Z'],
    ],
    [
      'an overlap of the south over midnight',
      'America/Santiago',
      '0 30 23 * * ?',
      '2025-04-05T12:00',
      ['2025-04-06T02:30Z', '2025-04-07T03:30Z'],
      ['2025-04-06T03:30Z', '2025-04-07T03:30Z'],
    ],
    [
      'a gap of half an hour',
      'Australia/Lord_Howe',
      '0 15 2 * * ?',
      '2025-10-04T12:00',
      ['2025-10-04T15:30Z', '2025-10-05T15:15Z'],
      ['2025-10-05T15:15Z'],
    ],
    [
      'beside a gap of half an hour',
      'Australia/Lord_Howe',
      '0 30 2 * * ?',
      '2025-10-04T12:00',
      ['2025-10-04T15:30Z', '2025-10-05T15:30Z'],
      ['2025-10-04T15:30Z', '2025-10-05T15:30Z'],
    ],
    [
      'an overlap of half an hour',
      'Australia/Lord_Howe',
      '0 45 1 * * ?',
      '2025-04-05T12:00',
      ['2025-04-05T14:45Z', '2025-04-06T15:15Z'],
      ['2025-04-05T15:15Z', '2025-04-06T15:15Z'],
    ],
    [
      'the summer time that China had',
      'Asia/Shanghai',
      '0 30 2 * * ?',
      '1988-04-16T00:00',
      ['1988-04-16T18:00Z', '1988-04-17T17:30Z'],
      ['1988-04-17T17:30Z'],
    ],
    [
      'its end',
      'Asia/Shanghai',
      '0 30 1 * * ?',
      '1988-09-10T00:00',
      ['1988-09-10T16:30Z', '1988-09-11T17:30Z'],
      ['1988-09-10T17:30Z', '1988-09-11T17:30Z'],
    ],
    [
      'none of it today',
      'Asia/Shanghai',
      '0 30 2 * * ?',
      '2026-04-16T00:00',
      ['2026-04-16T18:30Z', '2026-04-17T18:30Z'],
      ['2026-04-16T18:30Z', '2026-04-17T18:30Z'],
    ],
    [
      'the summer without an end in Britain',
      'Europe/London',
      '0 0 2 * * ?',
      '1971-10-30T12:00',
      ['1971-10-31T01:00Z', '1971-11-01T02:00Z'],
      ['1971-10-31T02:00Z', '1971-11-01T02:00Z'],
    ],
    [
      'a day that Samoa skipped',
      'Pacific/Apia',
      '0 30 2 * * ?',
      '2011-12-29T00:00',
      ['2011-12-29T12:30Z', '2011-12-30T12:30Z'],
      ['2011-12-29T12:30Z', '2011-12-30T12:30Z'],
    ],
    [
      'the fast of Morocco',
      'Africa/Casablanca',
      '0 30 2 * * ?',
      '2025-02-22T12:00',
      ['2025-02-23T01:30Z', '2025-02-24T02:30Z'],
      ['2025-02-23T02:30Z', '2025-02-24T02:30Z'],
    ],
    [
      'a summer time of one week',
      'America/Recife',
      '0 0 12 * * ?',
      '2000-10-09T15:00',
      ['2000-10-10T14:00Z', '2000-10-11T14:00Z'],
      ['2000-10-10T14:00Z', '2000-10-11T14:00Z'],
    ],
    [
      'a rule of this century’s end',
      'America/New_York',
      '0 30 2 * * ?',
      '2099-03-07T12:00',
      ['2099-03-08T07:00Z', '2099-03-09T06:30Z'],
      ['2099-03-09T06:30Z'],
    ],
  ])('CRON-07 handles %s in %s: %j', (_, zone, text, from, usual, quartz) => {
    expect({
      usual: following(text, from, usual.length, zone),
      quartz: following(text, from, quartz.length, zone, 'quartz'),
    }).toEqual({ usual, quartz });
  });

  it.each<readonly [string, string, string, number, number]>([
    ['2025-03-09T05:30', '2025-03-09T09:30', 'over the gap', 240, 240],
    ['2025-11-02T04:30', '2025-11-02T08:30', 'over the repeated hour', 240, 180],
  ])('CRON-07 fires every minute from %s to %s in New York, %s', (from, to, _, usual, quartz) => {
    const minutely = cron('0 * * * * ?');
    const range = { from: at(from), to: at(to) };
    const counted = (daylightSaving: CronDaylightSaving) => [
      [...fires(minutely, range, 'America/New_York', { daylightSaving })].length,
      countFires(minutely, range, 'America/New_York', { daylightSaving }),
    ];
    expect({ usual: counted('default'), quartz: counted('quartz') }).toEqual({
      usual: [usual, usual],
      quartz: [quartz, quartz],
    });
  });
});

describe('counting', () => {
  it('CRON-07 counts a year of every second, and a leap year', () => {
    const year = (first: number) => ({ from: Date.UTC(first, 0), to: Date.UTC(first + 1, 0) });
    const everySecond = cron('* * * * * ?');
    expect([countFires(everySecond, year(2026), 'UTC'), countFires(everySecond, year(2028), 'UTC')]).toEqual([
      31_536_000, 31_622_400,
    ]);
  });

  it('CRON-07 counts to the end of the calendar without an end', () => {
    expect([
      countFires(cron('@yearly'), { from: 0 }, 'UTC'),
      countFires(cron('0 0 0 29 2 ?'), { from: 0 }, 'UTC'),
    ]).toEqual([230, 56]);
  });

  it('CRON-07 includes the start of a range and excludes its end', () => {
    const daily = cron('@daily');
    const range = { from: at('2026-01-01T00:00'), to: at('2026-01-03T00:00') };
    expect([countFires(daily, range, 'UTC'), [...fires(daily, range, 'UTC')].map(shown)]).toEqual([
      2,
      ['2026-01-01T00:00Z', '2026-01-02T00:00Z'],
    ]);
    expect(countFires(daily, { from: range.to, to: range.from }, 'UTC')).toBe(0);
  });

  it('CRON-07 enumerates fires lazily', () => {
    const fourth = fires(cron('* * * * * ?'), { from: 0 }, 'UTC');
    expect([fourth.next(), fourth.next(), fourth.next()].map(({ value }) => value)).toEqual([0, 1000, 2000]);
  });
});
