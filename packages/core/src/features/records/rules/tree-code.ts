/** A letter and two digits a level: A01 … A99, B01 … Z99. */
const LEVEL = /^(?<letter>[A-Z])(?<number>\d{2})$/u;
const LEVEL_LENGTH = 3;

/**
 * The code of a new node of a tree, such as `A02A01` for the first below `A02`.
 *
 * @param above the code of the node above; empty at the top
 * @param last the highest code that a node below `above` has or had; undefined for the first
 * @param maximumLength characters that a code may have
 * @returns undefined where the level has no code left, or is too deep
 */
export function nextTreeCode(above: string, last: string | undefined, maximumLength: number): string | undefined {
  if (above.length + LEVEL_LENGTH > maximumLength) return undefined;
  if (last === undefined) return `${above}A01`;
  const { letter = '', number = '' } = LEVEL.exec(last.slice(above.length))?.groups ?? {};
  if (letter === '') return undefined;
  if (number !== '99') return `${above}${letter}${String(Number(number) + 1).padStart(2, '0')}`;
  return letter === 'Z' ? undefined : `${above}${String.fromCodePoint((letter.codePointAt(0) ?? 0) + 1)}01`;
}
