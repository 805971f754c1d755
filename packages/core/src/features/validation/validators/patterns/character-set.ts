import type { CharacterSet } from './pattern.types.ts';

const LAST_UNIT = 0xffff;

export const digits: CharacterSet = [[0x30, 0x39]];

/** `\w`: ASCII letters, digits and underscore. */
export const wordCharacters: CharacterSet = [
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x5f, 0x5f],
  [0x61, 0x7a],
];

/** `\s` of ECMAScript: white space and line terminators. */
export const blanks: CharacterSet = [
  [0x09, 0x0d],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
];

/** Characters excluded by `.`. */
export const lineEnds: CharacterSet = [
  [0x0a, 0x0a],
  [0x0d, 0x0d],
  [0x2028, 0x2029],
];

export function union(sets: readonly CharacterSet[]): CharacterSet {
  const joined: [number, number][] = [];
  for (const [first, last] of sets.flat().toSorted((one, other) => one[0] - other[0])) {
    const before = joined.at(-1);
    if (before !== undefined && first <= before[1] + 1) before[1] = Math.max(before[1], last);
    else joined.push([first, last]);
  }
  return joined;
}

export function complement(set: CharacterSet): CharacterSet {
  const gaps: [number, number][] = [];
  let from = 0;
  for (const [first, last] of set) {
    if (first > from) gaps.push([from, first - 1]);
    from = last + 1;
  }
  if (from <= LAST_UNIT) gaps.push([from, LAST_UNIT]);
  return gaps;
}

export function includes(set: CharacterSet, code: number): boolean {
  let low = 0;
  let high = set.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const range = set[middle];
    if (range === undefined) return false;
    if (code < range[0]) high = middle - 1;
    else if (code > range[1]) low = middle + 1;
    else return true;
  }
  return false;
}
