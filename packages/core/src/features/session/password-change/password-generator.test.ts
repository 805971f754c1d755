import fc from 'fast-check';
import { expect, it } from 'vitest';

import { generatePassword } from './password-generator.ts';
import { propertyRuns } from '../../../testing/property-runs.ts';

/** A random port that cycles through a list of numbers. */
function drawing(numbers: readonly number[]) {
  let count = 0;
  return {
    integer: (minimum: number, maximum: number) =>
      minimum + ((numbers[count++ % numbers.length] ?? 0) % (maximum - minimum + 1)),
    id: () => '',
  };
}

it('VAL-04 draws 8 letters and digits from the random port, and redraws without a digit', () => {
  expect(generatePassword(drawing([0, 1, 2, 3, 4, 5, 6, 48]))).toBe('abcdefg2');
  expect(generatePassword(drawing([0, 1, 2, 3, 4, 5, 6, 7, 48, 24, 24, 24, 24, 24, 24, 55]))).toBe('2AAAAAA9');
});

it('VAL-04 always has letters and digits, none of them ambiguous', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(55), { minLength: 8, maxLength: 64 }), (numbers) => {
      fc.pre(
        numbers.some((number) => number >= 48) && numbers.some((number) => number < 48) && numbers.length % 8 === 1,
      );
      expect(generatePassword(drawing(numbers))).toMatch(/^(?=.*\d)(?=.*[A-Za-z])[a-km-zA-HJ-NP-Z2-9]{8}$/u);
    }),
    { seed: 20_260_115, numRuns: propertyRuns(2000) },
  );
});

it('VAL-04 throws instead of looping when the random port repeats one number', () => {
  expect(() => generatePassword(drawing([0]))).toThrow('The random port never draws a digit beside letters');
});
