import type { CellValue } from '../cell.types.ts';
import type { ChoiceOption, Column } from '../column.types.ts';
import { chosenValues } from './joined-choices.ts';
import { optionIndex, optionWords } from './option-words.ts';

/** How many of several choices a cell shows as tags; how many more there are is said behind them. */
const SHOWN_TAGS = 1;

/** Those whose words hold what is searched, whatever its case or width; all where the column is not searched. Disabled ones stay disabled. */
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

/** What a cell of several choices shows: the words of the first ones, and how many it holds beside them. */
export function shownTags(
  value: CellValue,
  options: readonly ChoiceOption[],
): { readonly tags: readonly string[]; readonly more: number } {
  const words = chosenValues(value).map((chosen) => optionIndex(options).wordsOf(chosen) ?? chosen);
  return { tags: words.slice(0, SHOWN_TAGS), more: Math.max(0, words.length - SHOWN_TAGS) };
}
