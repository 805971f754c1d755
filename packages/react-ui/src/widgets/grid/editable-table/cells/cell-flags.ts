/** What is so of one cell, as one number: a cell is drawn again only when a plain value that it is given is another. */
export const CELL = {
  locked: 1,
  active: 2,
  ranged: 4,
  wrong: 8,
  changed: 16,
  changedAgain: 32,
  edited: 64,
  corner: 128,
} as const;

const WORDS: readonly (readonly [number, string])[] = [
  [CELL.locked, 'is-locked'],
  [CELL.active, 'is-active'],
  [CELL.ranged, 'is-ranged'],
  [CELL.wrong, 'is-wrong'],
  [CELL.changed, 'is-changed'],
  [CELL.changedAgain, 'is-changed-again'],
  [CELL.edited, 'is-edited'],
];

/** The words of every combination that was ever drawn: there are few, and cells are many. */
const kept = new Map<number, string>();

/** The class names that say it, with a blank before each. */
export function flagWords(flags: number): string {
  const known = kept.get(flags);
  if (known !== undefined) return known;
  const words = WORDS.filter(([flag]) => (flags & flag) !== 0).map(([, word]) => ` ${word}`);
  const joined = words.join('');
  kept.set(flags, joined);
  return joined;
}

export function has(flags: number, flag: number): boolean {
  return (flags & flag) !== 0;
}
