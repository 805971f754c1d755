import type { CellValue } from '../cell.types.ts';
import type { ChoiceOption, Column } from '../column.types.ts';
import { chosenValues } from './joined-choices.ts';
import { optionIndex, optionWords } from './option-words.ts';

/** Number of choices shown as tags; the number of further ones follows. */
const SHOWN_TAGS = 1;

/**
 * Options containing the search text, ignoring case and width; all if the column is not searchable. Disabled ones stay
 * disabled.
 */
export function foundChoices(
  column: Column,
  options: readonly ChoiceOption[],
  searched: string,
): readonly ChoiceOption[] {
  const wanted = folded(searched.trim());
  if (column.allowSearch !== true || wanted === '') return options;
  return options.filter((option) => folded(optionWords(option)).includes(wanted));
}

function folded(words: string): string {
  return words.normalize('NFKC').toLowerCase();
}

/** Tags of a cell with several choices, and the number of further ones. */
export function shownTags(
  value: CellValue,
  options: readonly ChoiceOption[],
): { readonly tags: readonly string[]; readonly more: number } {
  const words = chosenValues(value).map((chosen) => optionIndex(options).wordsOf(chosen) ?? chosen);
  return { tags: words.slice(0, SHOWN_TAGS), more: Math.max(0, words.length - SHOWN_TAGS) };
}
