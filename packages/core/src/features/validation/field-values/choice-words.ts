import { searchedText } from '../../../kernel/index.ts';

/** Words that mean the same wherever one of them is an entry, folded. */
const SAME_WORDS: readonly ReadonlySet<string>[] = [
  new Set(['男', '男性', '男士', 'm', 'male']),
  new Set(['女', '女性', '女士', 'f', 'female']),
];
const YES_WORDS = new Set(['是', '对', 'y', 'yes', 'true', '1', 'on', '√', '✓', '✔', '☑']);
const NO_WORDS = new Set(['否', '不是', 'n', 'no', 'false', '0', 'off', '×', '✗', '✘', '☐']);

/** Endings that people leave out or add: 汉 for 汉族. */
const ENDING = /(?<=.)[族性]$/u;

/** In any case and width, and without the spaces that line up columns of names. */
function foldedWord(typed: string): string {
  return searchedText(typed).replaceAll(/\s/gu, '');
}

/** Whether a text says yes or no; null for any other text. */
export function yesOrNo(typed: string): boolean | null {
  const word = foldedWord(typed);
  if (YES_WORDS.has(word)) return true;
  return NO_WORDS.has(word) ? false : null;
}

/** Each way in which a written word may be another one, the closest first. */
const WAYS: readonly ((typed: string, entry: string) => boolean)[] = [
  (typed, entry) => typed === entry,
  (typed, entry) => SAME_WORDS.some((words) => words.has(typed) && words.has(entry)),
  (typed, entry) => !isOneLetter(entry) && yesOrNo(entry) !== null && yesOrNo(entry) === yesOrNo(typed),
  (typed, entry) => typed.replace(ENDING, '') === entry.replace(ENDING, ''),
];

/** An entry that is a letter or a digit is a code rather than a word. */
const isOneLetter = (entry: string): boolean => /^[\da-z]$/u.test(entry);

/**
 * The entries that a text may stand for where none is written exactly like it: by case, width and spaces, by words that mean the same,
 * by a left-out ending. Several where it is unclear which one; none where nobody would say so.
 */
export function entriesByWords<Entry>(
  entries: readonly Entry[],
  wordsOf: (entry: Entry) => string,
): (typed: string) => readonly Entry[] {
  const folded = entries.map((entry) => ({ entry, word: foldedWord(wordsOf(entry)) }));
  const known = new Map<string, readonly Entry[]>();
  const find = (word: string): readonly Entry[] => {
    for (const isMeant of WAYS) {
      const found = folded.filter((one) => isMeant(word, one.word));
      if (found.length > 0) return found.map(({ entry }) => entry);
    }
    return [];
  };
  return (typed) => {
    const word = foldedWord(typed);
    const found = known.get(word) ?? (word === '' ? [] : find(word));
    known.set(word, found);
    return found;
  };
}
