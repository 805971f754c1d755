import { matchOf, queryOf } from './matching.model.ts';
import type { PinyinIndex } from './pinyin-index.ts';

/** Whether the words are in one of the names, in their letters, pinyin or initials. No words are in every name. */
export function matchesNames(book: Pick<PinyinIndex, 'signsOf'>, names: readonly string[], words: string): boolean {
  const query = queryOf(words);
  if (query === '') return true;
  return names.some((name) => {
    const match = matchOf(book.signsOf(name), query);
    return match !== null && match.kind !== 'scattered';
  });
}
