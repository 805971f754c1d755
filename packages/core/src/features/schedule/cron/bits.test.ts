import { expect, it } from 'vitest';
import { addBit, bitAfter, bitCount, bitsAfter, bitsBelow, firstBit, hasBit } from './bits.ts';

/** Two words with the bits of a list. */
function setOf(...bits: number[]): Int32Array {
  const words = new Int32Array(2);
  for (const bit of bits) addBit(words, bit);
  return words;
}

it.each([
  [0, -1, -1],
  [0b1, 0, 0],
  [0b1011_0100, 2, 7],
  [1 << 31, 31, 31],
  [-1, 0, 31],
])('finds the lowest and the highest bit of %d', (word, lowest, highest) => {
  expect([firstBit(word, 1), firstBit(word, -1)]).toEqual([lowest, highest]);
});

it.each([
  [0b1011, 0, 0b1010, 0],
  [0b1011, 1, 0b1000, 0b0001],
  [0b1011, 3, 0, 0b0011],
  [0b1011, 9, 0, 0b1011],
  [-1, 31, 0, 0x7fff_ffff],
])('splits %d above and below bit %d', (word, bit, above, below) => {
  expect([bitsAfter(word, bit, 1), bitsAfter(word, bit, -1)]).toEqual([above, below]);
});

it.each([
  [-1, 0, -1],
  [0, 5, -1],
  [4, 5, 0],
  [5, 31, 0],
  [31, 32, 5],
  [32, 59, 31],
  [40, 59, 32],
  [59, -1, 32],
  [64, -1, 59],
])('continues from bit %d across words', (bit, up, down) => {
  const words = setOf(0, 5, 31, 32, 59);
  expect([bitAfter(words, bit, 1), bitAfter(words, bit, -1)]).toEqual([up, down]);
});

it('finds nothing in an empty set', () => {
  expect([bitAfter(setOf(), -1, 1), bitAfter(setOf(), 64, -1)]).toEqual([-1, -1]);
});

it('tests for a bit', () => {
  const words = setOf(0, 31, 32, 63);
  expect([0, 1, 30, 31, 32, 33, 62, 63].map((bit) => hasBit(words, bit))).toEqual([
    true,
    false,
    false,
    true,
    true,
    false,
    false,
    true,
  ]);
});

it.each([
  [0, 0],
  [0b1, 1],
  [0b1011_0100, 4],
  [0x5555_5555, 16],
  [0x7fff_ffff, 31],
  [1 << 31, 1],
  [-1, 32],
])('counts the bits of %d', (word, count) => {
  expect(bitCount(word)).toBe(count);
});

it('counts the bits below a bit', () => {
  const words = setOf(0, 5, 31, 32, 59);
  expect([0, 1, 5, 6, 31, 32, 33, 59, 60, 64].map((bit) => bitsBelow(words, bit))).toEqual([
    0, 1, 1, 2, 2, 3, 4, 4, 5, 5,
  ]);
});
