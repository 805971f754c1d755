import fc from 'fast-check';
import { expect, it } from 'vitest';

import { generatePassword } from './password-generator.ts';

/** A port that draws from a list of numbers and begins anew at its end. */
function drawing(numbers: readonly number[]) {
  let count = 0;
  return {
    integer: (minimum: number, maximum: number) =>
      minimum + ((numbers[count++ % numbers.length] ?? 0) % (maximum - minimum + 1)),
    id: () => '',
  };
}

it('VAL-04 draws 8 characters of letters and digits from the random port, and again when there is no digit among them', () => {
  expect(generatePassword(drawing([0, 1, 2, 3, 4, 5, 6, 48]))).toBe('abcdefg2');
  expect(generatePassword(drawing([0, 1, 2, 3, 4, 5, 6, 7, 48, 24, 24, 24, 24, 24, 24, 55]))).toBe('2AAAAAA9');
});

it('VAL-04 always has both letters and digits, none that are mistaken for another', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(55), { minLength: 8, maxLength: 64 }), (numbers) => {
      fc.pre(
        numbers.some((number) => number >= 48) && numbers.some((number) => number < 48) && numbers.length % 8 === 1,
      );
      expect(generatePassword(drawing(numbers))).toMatch(/^(?=.*\d)(?=.*[A-Za-z])[a-km-zA-HJ-NP-Z2-9]{8}$/u);
    }),
    { seed: 20_260_115, numRuns: 2000 },
  );
});

it('VAL-04 does not go on for ever with a source that always gives the same', () => {
  expect(() => generatePassword(drawing([0]))).toThrow('The random port draws no digit beside letters');
});
