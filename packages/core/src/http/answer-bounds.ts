import type { JsonValue } from '../kernel/index.ts';

/** Characters of the longest answer that is parsed. */
export const LONGEST_ANSWER = 32 * 1024 * 1024;

/** Levels of arrays and objects inside each other; a menu takes two a level. Schemas and trees are read recursively. */
const DEEPEST_ANSWER = 200;

/** Values of an answer, counted with those inside of others; every dictionary and department of a large platform takes a tenth. */
const MOST_VALUES = 500_000;

/** Rows of one page; a server may ignore the size that was asked for, up to here. */
export const MOST_ROWS = 1000;

/** Whether an answer is small and flat enough to be read; looked at without recursion (threat T-05). */
export function isWithinBounds(answer: JsonValue): boolean {
  let level: readonly JsonValue[] = [answer];
  let count = 1;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST_ANSWER || count > MOST_VALUES) return false;
    const below: JsonValue[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      const inside = Array.isArray(value) ? value : Object.values(value);
      count += inside.length;
      if (count > MOST_VALUES) return false;
      for (const one of inside) if (typeof one === 'object' && one !== null) below.push(one);
    }
    level = below;
  }
  return true;
}

/** Whether a page of a list holds more rows than any page that is asked for. */
export function hasTooManyRows(result: unknown): boolean {
  return (
    typeof result === 'object' &&
    result !== null &&
    'records' in result &&
    Array.isArray(result.records) &&
    result.records.length > MOST_ROWS
  );
}
