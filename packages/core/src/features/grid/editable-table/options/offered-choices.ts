import type { CellValue } from '../cell.types.ts';
import type { ChoiceOption } from '../column.types.ts';
import { chosenValues } from './joined-choices.ts';
import { optionIndex } from './option-words.ts';

/**
 * What can be chosen where people may type words of their own: the options, and behind them every such word that some cell holds.
 * A word that no cell holds any more is not offered any more. The same list where there is none.
 */
export function offeredChoices(options: readonly ChoiceOption[], held: Iterable<CellValue>): readonly ChoiceOption[] {
  const index = optionIndex(options);
  const own = new Set<string>();
  for (const value of held)
    for (const words of chosenValues(value)) if (index.wordsOf(words) === undefined) own.add(words);
  return own.size === 0 ? options : [...options, ...Array.from(own, (words) => ({ value: words, text: words }))];
}
