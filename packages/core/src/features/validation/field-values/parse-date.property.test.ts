import fc from 'fast-check';
import { expect, it } from 'vitest';

import { parseDateTime } from '../../../format/index.ts';
import { parseDay, parseMoment } from './parse-date.ts';
import { propertyRuns } from '../../../testing/property-runs.ts';

const NOW = parseDateTime('2026-06-15 12:00:00') ?? 0;
const THIS_YEAR = 2026;

/** Oracle: the host's calendar, which shares no code with the parser. */
function isoDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(2000, 0, 1));
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : null;
}

const wide = (text: string) => text.replaceAll(/[!-~]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
const two = (value: number) => String(value).padStart(2, '0');

const anyDay = fc.record({
  year: fc.integer({ min: 1000, max: 9998 }),
  month: fc.integer({ min: 1, max: 13 }),
  day: fc.integer({ min: 1, max: 32 }),
});
const ofThisYear = anyDay.map((date) => ({ ...date, year: THIS_YEAR }));
const blank = fc.constantFrom('', ' ', '  ', '　');

const withYear = fc
  .record({ date: anyDay, form: fc.integer({ min: 0, max: 5 }), gap: blank })
  .map(({ date: { year, month, day }, form, gap }) => {
    const forms = [
      `${year}${gap}-${gap}${month}-${day}`,
      `${year}/${month}${gap}/${gap}${day}`,
      `${year}.${two(month)}.${two(day)}`,
      `${year}${gap}年${gap}${month}月${gap}${day}${gap}日`,
      `${year}年${month}月${day}`,
      `${year}${two(month)}${two(day)}`,
    ];
    return { typed: forms[form] ?? '', day: isoDay(year, month, day) };
  });

const withoutYear = fc
  .record({ date: ofThisYear, form: fc.integer({ min: 0, max: 3 }) })
  .map(({ date: { year, month, day }, form }) => ({
    typed: [`${month}-${day}`, `${month}/${day}`, `${two(month)}.${two(day)}`, `${month}月${day}日`][form] ?? '',
    day: isoDay(year, month, day),
  }));

const fromToday = fc.integer({ min: -9999, max: 9999 }).map((days) => ({
  typed: days < 0 ? String(days) : `+${days}`,
  day: new Date(Date.UTC(THIS_YEAR, 5, 15 + days)).toISOString().slice(0, 10),
}));

const spelling = fc
  .record({ written: fc.oneof(withYear, withoutYear, fromToday), isWide: fc.boolean(), before: blank, after: blank })
  .map(({ written, isWide, before, after }) => ({
    ...written,
    typed: `${before}${isWide ? wide(written.typed) : written.typed}${after}`,
  }));

const time = fc
  .record({
    hour: fc.integer({ min: 0, max: 25 }),
    minute: fc.integer({ min: 0, max: 61 }),
    second: fc.integer({ min: 0, max: 61 }),
    form: fc.integer({ min: 0, max: 4 }),
  })
  .map(({ hour, minute, second, form }) => {
    const forms = [
      { typed: `${hour}:${minute}`, parts: [hour, minute, 0] },
      { typed: `${two(hour)}:${two(minute)}:${two(second)}`, parts: [hour, minute, second] },
      { typed: `${hour}点`, parts: [hour, 0, 0] },
      { typed: `${hour}点${minute}分`, parts: [hour, minute, 0] },
      { typed: `${hour}时${minute}分${second}秒`, parts: [hour, minute, second] },
    ];
    const { typed, parts } = forms[form] ?? { typed: '', parts: [99] };
    const isTime = (parts[0] ?? 99) < 24 && parts.every((part) => part < 60);
    return { typed, time: isTime ? parts.map(two).join(':') : null };
  });

// Inputs are generated from the host's calendar, so parser and oracle cannot share a mistake.
it('parses every spelling of a day like the host calendar, or rejects it', () => {
  fc.assert(
    fc.property(spelling, ({ typed, day }) => {
      const read = parseDay(typed, { now: NOW });
      expect([typed, read.ok ? read.value : null]).toEqual([typed, day]);
    }),
    { seed: 20_261_201, numRuns: propertyRuns(3000) },
  );
});

it('parses every spelling of a day and time, or rejects it', () => {
  fc.assert(
    fc.property(spelling, time, ({ typed: day, day: isDay }, { typed: clock, time: isTime }) => {
      const read = parseMoment(`${day} ${clock}`, { now: NOW });
      expect([day, clock, read.ok ? read.value : null]).toEqual([
        day,
        clock,
        isDay === null || isTime === null ? null : `${isDay} ${isTime}`,
      ]);
    }),
    { seed: 20_261_202, numRuns: propertyRuns(3000) },
  );
});

// A parsed value is displayed and parsed again on every change, also on later days: parsing must be idempotent.
it('parses its own output to the same value, on any other day', () => {
  fc.assert(
    fc.property(spelling, time, fc.integer({ min: 0, max: 4e12 }), ({ typed }, { typed: clock }, later) => {
      const day = parseDay(typed, { now: NOW });
      const moment = parseMoment(`${typed} ${clock}`, { now: NOW, timeOfDayAlone: 'last' });
      const again = [
        day.ok ? parseDay(day.value ?? '', { now: later }) : day,
        moment.ok ? parseMoment(moment.value ?? '', { now: later, timeOfDayAlone: 'last' }) : moment,
      ];
      expect(again).toEqual([day, moment]);
    }),
    { seed: 20_261_203, numRuns: propertyRuns(2000) },
  );
});

it('parses or rejects any text, and long texts quickly', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[0-9 年月日点时分:/.+-]{0,80}$/u)),
      (typed) => {
        const read = parseMoment(typed, { now: NOW });
        expect(read.ok && read.value !== null ? read.value : '2026-01-01 00:00:00').toMatch(
          /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/u,
        );
      },
    ),
    { seed: 20_261_204, numRuns: propertyRuns(3000) },
  );
});
