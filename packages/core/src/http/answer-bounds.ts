import type { JsonValue } from '../kernel/index.ts';

/** Maximum response length in characters. */
export const LONGEST_ANSWER = 32 * 1024 * 1024;

/** Maximum nesting of arrays and objects; a menu uses two per level. Schemas and trees are parsed recursively. */
const DEEPEST_ANSWER = 200;

/**
 * Maximum number of values including nested ones; all dictionaries and departments of a large platform need a tenth.
 */
const MOST_VALUES = 500_000;

/** Maximum rows of a page; up to here, a server may ignore the requested size. */
export const MOST_ROWS = 1000;

/** Whether a response is small and flat enough to parse; checked without recursion (threat T-05). */
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

/** Whether a list page exceeds the maximum number of rows. */
export function hasTooManyRows(result: unknown): boolean {
  return (
    typeof result === 'object' &&
    result !== null &&
    'records' in result &&
    Array.isArray(result.records) &&
    result.records.length > MOST_ROWS
  );
}
