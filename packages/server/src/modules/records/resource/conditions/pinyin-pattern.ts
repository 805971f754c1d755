import { spell } from '@evergreen/core/shell/pinyin';

/** The ideographs in common use, with every name that a keyboard types (CJK Unified Ideographs). */
const FIRST = 0x4e_00;
const LAST = 0x9f_ff;
const LONGEST = 30;
/** Ways to read the same letters: xian is 西安 and 先. */
const MOST_READINGS = 16;

let known: ReadonlyMap<string, string> | undefined;

/** The characters by each syllable, and by each beginning of one behind a `*`: made once, when somebody types letters. */
function characters(): ReadonlyMap<string, string> {
  if (known !== undefined) return known;
  const all = Array.from({ length: LAST - FIRST + 1 }, (_, index) => String.fromCodePoint(FIRST + index));
  const found = new Map<string, Set<string>>();
  const note = (key: string, character: string) => {
    const own = found.get(key) ?? new Set();
    found.set(key, own.add(character));
  };
  for (const [index, readings] of spell(all.join('')).entries())
    for (const syllable of readings) {
      const character = all[index] ?? '';
      note(syllable, character);
      for (let length = 1; length <= syllable.length; length += 1) note(`*${syllable.slice(0, length)}`, character);
    }
  known = new Map([...found].map(([key, own]) => [key, [...own].join('')]));
  return known;
}

/** The ways to divide letters into syllables, of which the last may be begun only. */
function readingsOf(letters: string): readonly (readonly string[])[] {
  const table = characters();
  const found: (readonly string[])[] = [];
  const divide = (at: number, before: readonly string[]): void => {
    if (found.length >= MOST_READINGS) return;
    for (let end = Math.min(letters.length, at + 6); end > at; end -= 1) {
      const part = letters.slice(at, end);
      if (end === letters.length && table.has(`*${part}`)) found.push([...before, `*${part}`]);
      else if (end < letters.length && table.has(part)) divide(end, [...before, part]);
    }
  };
  divide(0, []);
  return found;
}

/**
 * A regular expression for the names that letters spell in pinyin: by whole syllables (linxiaohe, linxiao) or by the first letter of each
 * (lxh). Undefined for what spells nothing; a single letter would find half of everything.
 */
export function pinyinPattern(words: string): string | undefined {
  const letters = words.toLowerCase().replaceAll('ü', 'v').replaceAll(/[\s']/gu, '');
  if (!/^[a-z]+$/u.test(letters) || letters.length < 2 || letters.length > LONGEST) return undefined;
  const table = characters();
  const initials = Array.from(letters, (letter) => `*${letter}`);
  const ways = [...readingsOf(letters), ...(initials.every((key) => table.has(key)) ? [initials] : [])];
  const patterns = ways.map((way) => way.map((key) => `[${table.get(key) ?? ''}]`).join(''));
  return patterns.length === 0 ? undefined : patterns.join('|');
}
