import type { CellValue } from '../cell.types.ts';
import type { ChoiceOption } from '../column.types.ts';
import { chosenValues } from './joined-choices.ts';
import { optionIndex } from './option-words.ts';

/**
 * Options of a column with custom values: the configured ones, followed by the custom values in use. Returns the same
 * list if there are none.
 */
export function offeredChoices(options: readonly ChoiceOption[], held: Iterable<CellValue>): readonly ChoiceOption[] {
  const index = optionIndex(options);
  const own = new Set<string>();
  for (const value of held)
    for (const words of chosenValues(value)) if (index.wordsOf(words) === undefined) own.add(words);
  return own.size === 0 ? options : [...options, ...Array.from(own, (words) => ({ value: words, text: words }))];
}
