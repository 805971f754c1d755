import { expect, it } from 'vitest';

import { lengthProblem, textLength } from './text-length.ts';

const FAMILY = '👨‍👩‍👧‍👦';

it('counts the characters that people see', () => {
  expect(['', '健步走', '𠮷野', 'e\u0301', FAMILY, `${FAMILY}a\n`, '🇨🇳'].map((text) => textLength(text))).toEqual([
    0, 3, 2, 1, 1, 3, 1,
  ]);
  expect(textLength('é'.repeat(50), 10)).toBe(10);
});

it('holds a text by the characters that people see, and bounds what they are made of', () => {
  expect([
    lengthProblem('𠮷'.repeat(5), { characters: 5 }),
    lengthProblem(FAMILY.repeat(5), { characters: 5 }),
    lengthProblem(FAMILY.repeat(6), { characters: 5 }),
    lengthProblem('健'.repeat(6), { characters: 5 }),
    lengthProblem(`a${'\u0316'.repeat(1_000_000)}`, { characters: 5 }),
    lengthProblem(FAMILY, { characters: 5, points: 5 }),
    // An index of a database takes so many bytes of a value.
    lengthProblem(FAMILY.repeat(101), { characters: 255 }),
    lengthProblem('𠮷'.repeat(255), { characters: 255 }),
    lengthProblem('健'.repeat(4000), { characters: 4000, shape: 'lines' }),
    lengthProblem('健'.repeat(1000), { characters: 1000 }),
  ]).toEqual([null, null, 'long', 'long', 'heavy', 'heavy', 'heavy', null, null, 'heavy']);
});
