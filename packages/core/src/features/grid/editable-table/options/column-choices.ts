import { foldText, searchedText } from '../../../../kernel/index.ts';
import type { CellValue } from '../cell.types.ts';
import type { ChoiceOption, Column } from '../column.types.ts';
import { chosenValues } from './joined-choices.ts';
import { optionIndex, optionWords } from './option-words.ts';

/** Number of choices shown as tags; the number of further ones follows. */
const SHOWN_TAGS = 1;

/** Whether a name is meant by what was typed. */
export type NameMatcher = (name: string, words: string) => boolean;

const containsWords: NameMatcher = (name, words) => foldText(name).includes(searchedText(words));

/**
 * Options meant by the search text: by the matcher, by default those containing it, ignoring case and width; or by their whole value, as a
 * code is typed. All if the column is not searchable. Disabled ones stay disabled.
 */
export function foundChoices(
  column: Column,
  options: readonly ChoiceOption[],
  searched: string,
  isMeant: NameMatcher = containsWords,
): readonly ChoiceOption[] {
  const wanted = searched.trim();
  if (column.allowSearch !== true || wanted === '') return options;
  const named = options.filter((option) => isMeant(optionWords(option), wanted));
  return named.length > 0 ? named : options.filter(({ value }) => foldText(String(value)) === searchedText(wanted));
}

/** Tags of a cell with several choices, and the number of further ones. */
export function shownTags(
  value: CellValue,
  options: readonly ChoiceOption[],
): { readonly tags: readonly string[]; readonly more: number } {
  const words = chosenValues(value).map((chosen) => optionIndex(options).wordsOf(chosen) ?? chosen);
  return { tags: words.slice(0, SHOWN_TAGS), more: Math.max(0, words.length - SHOWN_TAGS) };
}
