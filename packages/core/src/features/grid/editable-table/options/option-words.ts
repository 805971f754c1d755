import { searchedText } from '../../../../kernel/index.ts';
import { entriesByWords } from '../../../validation/field-values/index.ts';
import type { ChoiceOption } from '../column.types.ts';

/** Options by value and by text. */
export interface OptionIndex {
  /** Text of the option with this value, undefined if unknown. Numbers and their texts are equivalent. */
  wordsOf(value: string | number | boolean): string | undefined;
  /** The option with this text, or else with this value as text, or else the only one that these words stand for. */
  find(words: string): ChoiceOption | undefined;
}

const indexes = new WeakMap<readonly ChoiceOption[], OptionIndex>();

/** Display text of an option: its text, title or label, else its value. */
export function optionWords({ value, text, title, label }: ChoiceOption): string {
  return [text, title, label].find((words) => words !== undefined && words.trim() !== '')?.trim() ?? String(value);
}

/**
 * Index of a list of options, memoised by list. Options with equal texts are distinguished by their values, `张三 (17)`;
 * of two with one value, the first is used.
 */
export function optionIndex(options: readonly ChoiceOption[]): OptionIndex {
  const known = indexes.get(options);
  if (known !== undefined) return known;
  const made = indexOf(options);
  indexes.set(options, made);
  return made;
}

function indexOf(options: readonly ChoiceOption[]): OptionIndex {
  const byValue = new Map<string, ChoiceOption>();
  for (const option of options) {
    const value = String(option.value);
    if (!byValue.has(value)) byValue.set(value, option);
  }
  const counts = new Map<string, number>();
  for (const option of byValue.values()) {
    const words = optionWords(option);
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  const byWords = new Map<string, ChoiceOption>();
  const words = new Map<string, string>();
  for (const [value, option] of byValue) {
    const plain = optionWords(option);
    const unique = counts.get(plain) === 1 ? plain : `${plain} (${value})`;
    words.set(value, unique);
    byWords.set(unique, option);
  }
  const spoken = entriesByWords([...byValue.values()], optionWords);
  const only = (found: readonly ChoiceOption[]) => (found.length === 1 ? found[0] : undefined);
  return {
    wordsOf: (value) => words.get(String(value)),
    find: (typed) =>
      byWords.get(typed) ?? byValue.get(typed) ?? only(spoken(typed)) ?? byValue.get(searchedText(typed)),
  };
}
