import type { CellValue } from '../cell.types.ts';

/** Choices are joined with commas; the parser also accepts these separators. */
const PIECE = /\s*"(?<quoted>(?:[^"]|"")*)"\s*(?=[,，、;；]|$)|(?<plain>[^,，、;；]+)/gu;

const NEEDS_QUOTES = /[,，、;；"]|^\s|\s$/u;

/** Values of a cell with several choices, in order, as texts. */
export function chosenValues(value: CellValue): readonly string[] {
  if (typeof value === 'string') return value.split(',').filter((part) => part !== '');
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  return Array.isArray(value) ? value.flatMap((entry: CellValue) => chosenValues(entry)) : [];
}

/** Cell value of these choices: comma-separated without duplicates, null if empty. */
export function joinedChoices(values: readonly (string | number)[]): string | null {
  const unique = [...new Set(values.map(String))].filter((value) => value !== '');
  return unique.length === 0 ? null : unique.join(',');
}

/** Join the texts of several choices. Texts containing a separator are double-quoted. */
export function joinedWords(words: readonly string[]): string {
  return words.map((word) => (NEEDS_QUOTES.test(word) ? `"${word.replaceAll('"', '""')}"` : word)).join(',');
}

/** Split a text at `,` `，` `、` `;` `；` outside of double quotes. Blank parts are dropped. */
export function dividedWords(typed: string): readonly string[] {
  return [...typed.matchAll(PIECE)]
    .map(({ groups }) => groups?.['quoted']?.replaceAll('""', '"') ?? groups?.['plain']?.trim() ?? '')
    .filter((words) => words !== '');
}
