/** Characters of a file's name that a cell shows. */
const SHOWN_NAME = 5;

/** A file's name as a cell has room for it: five characters and `…`. */
export function shownName(name: string): string {
  const characters = Array.from(name);
  return characters.length > SHOWN_NAME ? `${characters.slice(0, SHOWN_NAME).join('')}…` : name;
}
