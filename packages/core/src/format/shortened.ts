import { charactersOf, ellipsis } from '../kernel/index.ts';

/** Width units at which a list truncates text; a wide character counts two. */
export const ELLIPSIS_LIMIT = 25;

/** Characters of a text that a widget shows whose tooltip has the whole of it. */
export const SHOWN_CHARACTERS = 25;

/** Truncate a text for a list. */
export function shortened(value: string, limit: number = ELLIPSIS_LIMIT): string {
  return ellipsis(value, limit);
}

/** Truncate a text for a widget whose tooltip has the whole of it: every character that people see counts one. */
export function firstCharacters(value: string, limit: number = SHOWN_CHARACTERS): string {
  const characters = charactersOf(value);
  return characters.length <= limit ? value : `${characters.slice(0, limit).join('')}...`;
}
