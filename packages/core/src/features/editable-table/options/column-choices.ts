import type { CellValue } from '../cell.types.ts';
import type { ChoiceOption, Column } from '../column.types.ts';
import { writtenValue } from '../kinds/written-value.ts';
import { chosenValues, dividedWords } from './joined-choices.ts';
import { optionIndex, optionWords } from './option-words.ts';

/** How many of several choices a cell shows as tags; how many more there are is said behind them. */
const SHOWN_TAGS = 1;

/**
 * What can be chosen in a column: its own options, else those of its dictionary, and behind them what people typed there. Make it
 * once for each change of these, since what is known of a list is kept by the list.
 */
export function columnChoices(column: Column, dictionary: readonly ChoiceOption[], typed: readonly string[]): readonly ChoiceOption[] {
  const given = column.options ?? dictionary;
  const added = column.allowInput === true ? typed.filter((words) => optionIndex(given).find(words) === undefined) : [];
  return added.length === 0 ? given : [...given, ...added.map((words) => ({ value: words, text: words }))];
}

/** The choices that typing adds to a column: none where it may not be typed in, or where they could be chosen before. */
export function addedChoices(column: Column, options: readonly ChoiceOption[], typed: string): readonly string[] {
  if (column.allowInput !== true) return [];
  return [...new Set(dividedWords(typed))].filter((words) => optionIndex(options).find(words) === undefined);
}

/** Those of the typed choices that some cell still holds; the same list where all are. */
export function usedChoices(typed: readonly string[], held: Iterable<CellValue>): readonly string[] {
  const unused = new Set(typed);
  for (const value of held) {
    if (unused.size === 0) break;
    unused.delete(writtenValue(value));
    for (const chosen of chosenValues(value)) unused.delete(chosen);
  }
  return unused.size === 0 ? typed : typed.filter((words) => !unused.has(words));
}

/** Those whose words hold what is searched, whatever its case or width; all where the column is not searched. Disabled ones stay disabled. */
export function foundChoices(column: Column, options: readonly ChoiceOption[], searched: string): readonly ChoiceOption[] {
  const wanted = folded(searched.trim());
  if (column.allowSearch !== true || wanted === '') return options;
  return options.filter((option) => folded(optionWords(option)).includes(wanted));
}

function folded(words: string): string {
  return words.normalize('NFKC').toLowerCase();
}

/** What a cell of several choices shows: the words of the first ones, and how many it holds beside them. */
export function shownTags(value: CellValue, options: readonly ChoiceOption[]): { readonly tags: readonly string[]; readonly more: number } {
  const words = chosenValues(value).map((chosen) => optionIndex(options).wordsOf(chosen) ?? chosen);
  return { tags: words.slice(0, SHOWN_TAGS), more: Math.max(0, words.length - SHOWN_TAGS) };
}
