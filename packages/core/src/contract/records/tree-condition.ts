import * as v from 'valibot';

import { wireText } from '../schema.ts';

/** Longest text of a condition in characters (threat T-25). */
const LONGEST_CONDITION = 4096;

const scalars = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]));

/** What nodes of a tree have to hold: text of a JSON object with a value for each field. */
export type TreeCondition = Readonly<Record<string, string>>;

/** The values of a condition; undefined for text that is not a JSON object of texts, numbers and yes or no. */
export function readTreeCondition(text: string): TreeCondition | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return undefined;
  const found = v.safeParse(scalars, parsed);
  // Keys that are names of the language, such as `__proto__`, are left out by the schema.
  return found.success && Object.keys(found.output).length === Object.keys(parsed).length
    ? Object.fromEntries(Object.entries(found.output).map(([key, value]) => [key, String(value)]))
    : undefined;
}

/** A condition in a query, whose fields are all among `fields`. */
export function treeCondition(fields: readonly string[]) {
  return v.pipe(
    wireText(LONGEST_CONDITION),
    v.check((text) => {
      const condition = readTreeCondition(text);
      return condition !== undefined && Object.keys(condition).every((key) => fields.includes(key));
    }),
    v.transform((text): TreeCondition => readTreeCondition(text) ?? {}),
  );
}
