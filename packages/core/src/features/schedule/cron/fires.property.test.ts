import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultRule, firesWalked } from './cron-oracle.testing.ts';
import { anyExpression, cron } from './cron.testing.ts';
import { countFires, fires, matches, neverFires, nextFire, previousFire } from './index.ts';
import { propertyRuns } from '../../../testing/property-runs.ts';

const seeded = { seed: 20260115, numRuns: propertyRuns(300) };
const DAY = 86_400_000;
const LAST = Date.parse('2200-01-01T00:00:00Z');

/** Clock changes of all kinds, and an ordinary day. */
const changes = [
  ['UTC', '2026-01-01T00:00Z'],
  ['Asia/Shanghai', '1988-04-16T18:00Z'],
  ['Asia/Shanghai', '1988-09-10T17:00Z'],
  ['America/New_York', '2025-03-09T07:00Z'],
  ['America/New_York', '2025-11-02T06:00Z'],
  ['America/New_York', '2099-03-08T07:00Z'],
  ['Europe/London', '1971-10-31T02:00Z'],
  ['Europe/Berlin', '2025-10-26T01:00Z'],
  ['Australia/Lord_Howe', '2025-04-05T15:00Z'],
  ['Australia/Lord_Howe', '2025-10-04T15:30Z'],
  ['America/Santiago', '2025-09-07T04:00Z'],
  ['America/Santiago', '2025-04-06T03:00Z'],
  ['Africa/Casablanca', '2025-02-23T02:00Z'],
  ['Africa/Casablanca', '2025-04-06T02:00Z'],
  ['Pacific/Apia', '2011-12-30T10:00Z'],
  ['America/Sao_Paulo', '2018-11-04T03:00Z'],
  ['America/Recife', '2000-10-15T02:00Z'],
  ['Asia/Pyongyang', '2015-08-14T15:00Z'],
] as const;

const place = fc
  .tuple(fc.constantFrom(...changes), fc.integer({ min: -2 * 1440, max: 1440 }))
  .map(([[zone, change], minutes]) => ({ zone, from: Date.parse(change) + minutes * 60_000 }));

/** Any instant of the calendar in any of the zones. */
const anywhere = fc.record({
  zone: fc.constantFrom(...changes).map(([zone]) => zone),
  from: fc.integer({ min: 0, max: LAST / 1000 - 1 }).map((second) => second * 1000),
});

/** Fixed times of day have special rules for daylight saving, so generate them more often. */
const expression = fc.oneof(
  anyExpression,
  fc
    .tuple(fc.integer({ min: 0, max: 59 }), fc.integer({ min: 0, max: 3 }))
    .map(([minute, hour]) => `0 ${minute} ${hour} * * ? *`),
  fc
    .tuple(fc.constantFrom('*', '0/15', '0,30', '59'), fc.constantFrom('*', '0-3', '23-2', '1/2'))
    .map(([minute, hour]) => `0 ${minute} ${hour} * * ? *`),
);
const policy = fc.constantFrom('default' as const, 'quartz' as const);

describe('compared with a minute-by-minute oracle', () => {
  it('CRON-07 finds every fire of three days, in both directions, and counts them', () => {
    fc.assert(
      fc.property(expression, place, policy, (text, { zone, from }, daylightSaving) => {
        const asked = cron(text);
        const to = from + 3 * DAY;
        const options = { daylightSaving };
        const walked = firesWalked(
          text,
          from,
          to,
          zone,
          daylightSaving === 'quartz' ? 'secondTime' : defaultRule(text),
        );
        const found = walked.length > 3000 ? walked.slice(0, 3000) : walked;
        const seen: number[] = [];
        for (const fire of fires(asked, { from, to }, zone, options)) if (seen.push(fire) >= 3000) break;
        expect(seen).toEqual(found);
        expect(countFires(asked, { from, to }, zone, options)).toBe(walked.length);
        const back: number[] = [];
        for (
          let at = previousFire(asked, to, zone, options);
          at !== null && at >= from && back.length < 3000;
          at = previousFire(asked, at, zone, options)
        )
          back.push(at);
        expect(back).toEqual(walked.toReversed().slice(0, 3000));
      }),
      seeded,
    );
  });

  it('CRON-07 matches exactly the instants of fires', () => {
    fc.assert(
      fc.property(expression, place, policy, (text, { zone, from }, daylightSaving) => {
        const to = from + 120 * 60_000;
        const walked = new Set(
          firesWalked(text, from, to, zone, daylightSaving === 'quartz' ? 'secondTime' : defaultRule(text)),
        );
        const asked = cron(text);
        for (let instant = from; instant < to; instant += 7_000)
          expect([instant, matches(asked, instant + 999, zone, { daylightSaving })]).toEqual([
            instant,
            walked.has(instant),
          ]);
      }),
      { ...seeded, numRuns: propertyRuns(100) },
    );
  });
});

describe('next and previous', () => {
  it('CRON-07 are inverse to each other', () => {
    fc.assert(
      fc.property(anyExpression, anywhere, policy, (text, { zone, from }, daylightSaving) => {
        const asked = cron(text);
        const options = { daylightSaving };
        const isFire = matches(asked, from, zone, options);
        const next = nextFire(asked, from, zone, options);
        const previous = previousFire(asked, from, zone, options);
        const fromNext = next ?? Number.NaN;
        const fromPrevious = previous ?? Number.NaN;
        expect({
          isLater: next === null || next > from,
          isEarlier: previous === null || previous < from,
          again: previousFire(asked, fromNext + 1, zone, options),
          before: previousFire(asked, fromNext, zone, options),
          count: countFires(asked, { from, to: fromNext }, zone, options),
          back: nextFire(asked, fromPrevious - 1, zone, options),
        }).toEqual({
          isLater: true,
          isEarlier: true,
          again: next,
          before: next === null ? null : isFire ? from : previous,
          count: next !== null && isFire ? 1 : 0,
          back: previous,
        });
      }),
      { ...seeded, numRuns: propertyRuns(1000) },
    );
  });

  it('CRON-07 are null for what never fires, and only then for both', () => {
    fc.assert(
      fc.property(anyExpression, anywhere, (text, { from, zone }) => {
        const asked = cron(text);
        const isSilent =
          nextFire(asked, from, zone) === null &&
          previousFire(asked, from, zone) === null &&
          !matches(asked, from, zone);
        expect(isSilent).toBe(neverFires(asked));
      }),
      { ...seeded, numRuns: propertyRuns(1000) },
    );
  });
});
