import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { matchOf, queryOf, signsOf } from './matching.model.ts';
import { propertyRuns } from '../../../testing/property-runs.ts';

const seeded = { seed: 20260202, numRuns: propertyRuns(1000) };
const syllables = new Map([
  ['活', 'huo'],
  ['动', 'dong'],
  ['管', 'guan'],
  ['理', 'li'],
  ['安', 'an'],
]);
const character = fc.constantFrom(...syllables.keys(), 'a', 'b', ' ', '😀');
const title = fc.array(character, { maxLength: 8 });
const signs = (characters: readonly string[]) =>
  signsOf(
    characters.join(''),
    characters.map((one) => [syllables.get(one) ?? one]),
  );
const plain = (characters: readonly string[]) => characters.filter((one) => one !== ' ');

describe('title matching', () => {
  it('LAYOUT-08 finds every substring of every title, by characters and by pinyin', () => {
    fc.assert(
      fc.property(title, fc.nat(), fc.nat(), (characters, from, count) => {
        const given = plain(characters);
        const start = from % (given.length + 1);
        const part = given.slice(start, start + 1 + count);
        const spoken = part.map((one) => syllables.get(one) ?? one).join('');
        const isFound = part.length > 0;
        expect([
          matchOf(signs(characters), part.join('')) !== null,
          matchOf(signs(characters), spoken) !== null,
        ]).toEqual([isFound, isFound]);
      }),
      seeded,
    );
  });

  it('marks only signs that match letters of the query, each once, in order', () => {
    fc.assert(
      fc.property(
        title,
        fc.string({ unit: fc.constantFrom('h', 'u', 'o', 'd', 'n', 'g', 'a', 'l', 'i', '活', '理'), maxLength: 6 }),
        (characters, words) => {
          const places = matchOf(signs(characters), queryOf(words))?.places ?? [];
          const letters = places.map((place) =>
            [characters[place] ?? '', syllables.get(characters[place] ?? '') ?? ''].join(''),
          );
          expect([...places]).toEqual([...new Set(places)].toSorted((one, other) => one - other));
          expect(
            Array.from(words).every((letter) => places.length === 0 || letters.some((known) => known.includes(letter))),
          ).toBe(true);
        },
      ),
      seeded,
    );
  });

  it('accepts any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, words) => {
        const match = matchOf(signsOf(name), queryOf(words));
        expect(match === null || match.places.length > 0).toBe(true);
      }),
      seeded,
    );
  });
});
