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

/** The smallest set bit from `from` on of two words of thirty bits; -1 when there is none. */
export function bitFrom(low: number, high: number, from: number): number {
  if (from < 30) {
    const rest = low >>> from;
    if (rest !== 0) return from + lowestBit(rest);
    return high === 0 ? -1 : 30 + lowestBit(high);
  }
  const rest = from < 60 ? high >>> (from - 30) : 0;
  return rest === 0 ? -1 : from + lowestBit(rest);
}

/** The largest set bit up to `to` of two words of thirty bits; -1 when there is none. */
export function bitUpTo(low: number, high: number, to: number): number {
  if (to >= 30) {
    const rest = high & ((2 << (to - 30)) - 1);
    if (rest !== 0) return 30 + highestBit(rest);
    return low === 0 ? -1 : highestBit(low);
  }
  const rest = to < 0 ? 0 : low & ((2 << to) - 1);
  return rest === 0 ? -1 : highestBit(rest);
}
