/** Sets of numbers from 0 are stored as 32-bit words; a set below 32 is one word. */

/** Search direction in a set: up or down. */
export type Direction = 1 | -1;

/** The first bit of a word in a direction: the lowest upwards, the highest downwards; -1 if empty. */
export function firstBit(word: number, direction: Direction): number {
  return 31 - Math.clz32(direction > 0 ? word & -word : word);
}

/** The bits of a word after `bit` in a direction. */
export function bitsAfter(word: number, bit: number, direction: Direction): number {
  return word & (direction > 0 ? -2 << bit : ~(-1 << bit));
}

export function hasBit(words: Int32Array, bit: number): boolean {
  return (((words[bit >> 5] ?? 0) >>> bit) & 1) === 1;
}

export function addBit(words: Int32Array, bit: number): void {
  words[bit >> 5] = (words[bit >> 5] ?? 0) | (1 << bit);
}

/** The next bit of a set after `bit` in a direction; -1 if there is none. */
export function bitAfter(words: Int32Array, bit: number, direction: Direction): number {
  let index = bit >> 5;
  let word = bitsAfter(words[index] ?? 0, bit, direction);
  while (word === 0) {
    index += direction;
    if (index < 0 || index >= words.length) return -1;
    word = words[index] ?? 0;
  }
  return index * 32 + firstBit(word, direction);
}

/** Number of set bits of a word. */
export function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/** Number of set bits below `bit`. */
export function bitsBelow(words: Int32Array, bit: number): number {
  const last = bit >> 5;
  let count = bitCount(bitsAfter(words[last] ?? 0, bit, -1));
  for (let index = 0; index < last; index += 1) count += bitCount(words[index] ?? 0);
  return count;
}
