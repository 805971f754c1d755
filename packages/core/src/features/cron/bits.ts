/** The lowest set bit of a word that has one. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** The highest set bit of a word that has one. */
export function highestBit(word: number): number {
  return 31 - Math.clz32(word);
}

/** How many bits of a word are set. */
export function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
