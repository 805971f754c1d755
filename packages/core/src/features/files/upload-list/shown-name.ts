import { charactersOf } from '../../../kernel/index.ts';

/** Characters of a file name shown in a cell. */
export const SHOWN_NAME = 5;

/** Truncate a file name for a cell: five characters and `…`. */
export function shownName(name: string): string {
  const characters = charactersOf(name);
  return characters.length > SHOWN_NAME ? `${characters.slice(0, SHOWN_NAME).join('')}…` : name;
}
