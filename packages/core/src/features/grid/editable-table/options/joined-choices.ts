import type { CellValue } from '../cell.types.ts';

/** Several choices are joined by a comma; what is read may be divided by these, too. */
const PIECE = /\s*"(?<quoted>(?:[^"]|"")*)"\s*(?=[,，、;；]|$)|(?<plain>[^,，、;；]+)/gu;

const NEEDS_QUOTES = /[,，、;；"]|^\s|\s$/u;

/** The values that a cell of several choices holds, in their order, as texts. */
export function chosenValues(value: CellValue): readonly string[] {
  if (typeof value === 'string') return value.split(',').filter((part) => part !== '');
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  return Array.isArray(value) ? value.flatMap((entry: CellValue) => chosenValues(entry)) : [];
}

/** What a cell holds after these were chosen: one text joined by commas, each once, null for none. */
export function joinedChoices(values: readonly (string | number)[]): string | null {
  const unique = [...new Set(values.map(String))].filter((value) => value !== '');
  return unique.length === 0 ? null : unique.join(',');
}

/** The words of several choices as one text. Words that hold what divides them stand in double quotes. */
export function joinedWords(words: readonly string[]): string {
  return words.map((word) => (NEEDS_QUOTES.test(word) ? `"${word.replaceAll('"', '""')}"` : word)).join(',');
}

/** A text that names several things, divided at `,` `，` `、` `;` `；` and outside of double quotes. Blank pieces are nothing. */
export function dividedWords(typed: string): readonly string[] {
  return [...typed.matchAll(PIECE)]
    .map(({ groups }) => groups?.['quoted']?.replaceAll('""', '"') ?? groups?.['plain']?.trim() ?? '')
    .filter((words) => words !== '');
}
