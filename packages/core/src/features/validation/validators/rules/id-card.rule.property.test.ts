import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { checkIdCard } from './id-card.rule.ts';
import { propertyRuns } from '../../../../testing/property-runs.ts';

const seeded = { seed: 11_643, numRuns: propertyRuns(20_000) };
const now = Date.UTC(2026, 10, 21, 4);
const DAY = 86_400_000;

const PROVINCES = [
  11, 12, 13, 14, 15, 21, 22, 23, 31, 32, 33, 34, 35, 36, 37, 41, 42, 43, 44, 45, 46, 50, 51, 52, 53, 54, 61, 62, 63,
  64, 65, 71, 81, 82, 83, 91,
];
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** Oracle: weights and check characters as printed in the standard, and the host's calendar. */
function checkCharacter(body: string): string {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(body.charAt(index)), 0);
  return ['1', '0', 'X', '9', '8', '7', '6', '5', '4', '3', '2'][sum % 11] ?? '';
}

const parts = fc.record({
  regionCode: fc
    .tuple(fc.constantFrom(...PROVINCES), fc.integer({ min: 0, max: 9999 }))
    .map(([province, rest]) => `${province}${String(rest).padStart(4, '0')}`),
  birthday: fc
    .integer({ min: Date.parse('1800-01-01') / DAY, max: Math.floor(now / DAY) })
    .map((day) => new Date(day * DAY).toISOString().slice(0, 10)),
  order: fc.integer({ min: 0, max: 999 }),
});

const card = parts.map(({ regionCode, birthday, order }) => {
  const body = `${regionCode}${birthday.replaceAll('-', '')}${String(order).padStart(3, '0')}`;
  return { regionCode, birthday, sex: order % 2 === 1 ? 1 : 2, number: body + checkCharacter(body) };
});

describe('generated numbers', () => {
  it('VAL-03 are accepted, and their parts returned', () => {
    fc.assert(
      fc.property(card, ({ regionCode, birthday, sex, number }) => {
        expect(checkIdCard(number, { now })).toEqual({ valid: true, birthday, sex, regionCode, normalized: number });
      }),
      seeded,
    );
  });

  it('VAL-03 are rejected with any single character replaced by another digit or X', () => {
    fc.assert(
      fc.property(card, fc.nat(17), fc.constantFrom(...Array.from('0123456789X')), ({ number }, index, character) => {
        fc.pre(number.charAt(index) !== character);
        const changed = number.slice(0, index) + character + number.slice(index + 1);
        expect([changed, checkIdCard(changed).valid]).toEqual([changed, false]);
      }),
      seeded,
    );
  });

  it('VAL-03 are rejected with any two different neighbours swapped', () => {
    fc.assert(
      fc.property(card, fc.nat(16), ({ number }, index) => {
        fc.pre(number.charAt(index) !== number.charAt(index + 1));
        const swapped =
          number.slice(0, index) + number.charAt(index + 1) + number.charAt(index) + number.slice(index + 2);
        expect([swapped, checkIdCard(swapped).valid]).toEqual([swapped, false]);
      }),
      seeded,
    );
  });

  it('VAL-03 with 15 digits belong to the 1900s, and normalise to a valid number', () => {
    fc.assert(
      fc.property(card, ({ regionCode, birthday, sex, number }) => {
        fc.pre(birthday.startsWith('19'));
        const short = number.slice(0, 6) + number.slice(8, 17);
        expect(checkIdCard(short, { now })).toEqual({ valid: true, birthday, sex, regionCode, normalized: number });
      }),
      seeded,
    );
  });

  it('VAL-03 with a nonexistent date are rejected for their date', () => {
    const impossible = fc
      .tuple(fc.integer({ min: 1800, max: 2026 }), fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 99 }))
      .map(([year, month, day]) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)
      .filter(
        (text) =>
          Number.isNaN(Date.parse(`${text}T00:00:00Z`)) ||
          new Date(`${text}T00:00:00Z`).toISOString().slice(0, 10) !== text,
      );
    fc.assert(
      fc.property(impossible, (text) => {
        const body = `110101${text.replaceAll('-', '')}001`;
        expect(checkIdCard(body + checkCharacter(body), { now })).toEqual({ valid: false, reason: 'date' });
      }),
      seeded,
    );
  });
});

it('VAL-03 returns a result for any text', { timeout: 60_000 }, () => {
  const likely = fc
    .array(fc.constantFrom(...Array.from('0123456789Xx １Ｘ\n\ud800é')), { minLength: 13, maxLength: 20 })
    .map((characters) => characters.join(''));
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), likely), (value) => {
      const outcome = checkIdCard(value, { now });
      expect(outcome.valid).toBe(outcome.valid && checkIdCard(outcome.normalized, { now }).valid);
    }),
    { ...seeded, numRuns: propertyRuns(100_000) },
  );
});
