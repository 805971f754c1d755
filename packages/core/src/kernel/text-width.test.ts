import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { ellipsis, textWidth } from './index.ts';
import { propertyRuns } from '../testing/property-runs.ts';

describe('width', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['退休', 4],
    ['a退b', 4],
    ['ＡＢ', 4],
    ['“x”', 3],
    ['，。', 4],
    ['한국', 4],
    ['😀', 2],
    ['𠮷', 2],
    ['é', 1],
  ])('FMT-01 counts %j as %i units', (value, width) => {
    expect(textWidth(value)).toBe(width);
  });
});

describe('ellipsis', () => {
  it.each([
    ['abcdef', 6, 'abcdef'],
    ['abcdef', 5, 'abcde...'],
    ['退休人员', 8, '退休人员'],
    ['退休人员', 7, '退休人...'],
    ['退休人员', 6, '退休人...'],
    ['退休', 1, '...'],
    ['a', 0, '...'],
    ['', 0, ''],
    ['😀😀', 2, '😀...'],
  ])('FMT-01 truncates %j at %i units to %j', (value, limit, expected) => {
    expect(ellipsis(value, limit)).toBe(expected);
  });

  it('FMT-01 keeps the longest prefix that fits, and whole characters', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '退', '😀', '，', ' ') }),
        fc.nat({ max: 30 }),
        (value, limit) => {
          const beginnings = Array.from(value, (_, index) =>
            Array.from(value)
              .slice(0, index + 1)
              .join(''),
          );
          const fitting = ['', ...beginnings].filter((beginning) => textWidth(beginning) <= limit);
          const longest = fitting.at(-1) ?? '';
          expect(ellipsis(value, limit)).toBe(longest === value ? value : `${longest}...`);
        },
      ),
      { seed: 20260115, numRuns: propertyRuns(500) },
    );
  });
});
