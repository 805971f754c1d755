import * as v from 'valibot';

import { isStorable } from '../kernel/index.ts';

/** Any synchronous schema of the schema library; both sides of the wire parse by it. */
export type Schema = v.GenericSchema<unknown, unknown>;

/** A whole number that may arrive as query text. */
export function wireInteger(minimum: number, maximum: number) {
  return v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,15}$/u), v.transform(Number))]),
    v.integer(),
    v.minValue(minimum),
    v.maxValue(maximum),
  );
}

/** Text of at most `limit` characters that every engine can store; other text is refused at the border (threat T-05). */
export function wireText(limit: number) {
  return v.pipe(v.string(), v.maxLength(limit), v.check(isStorable));
}

/** Identifiers are made by the server; anything else in their place is refused before it reaches a query. */
export const identifier = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,36}$/u));

/** Several identifiers as one comma list (batch calls); a trailing comma is the older family's habit. At most 1,000. */
export const identifierList = v.pipe(
  v.string(),
  v.maxLength(37 * 1000),
  v.transform((value) => [...new Set(value.split(',').filter((part) => part !== ''))]),
  v.array(identifier),
  v.minLength(1),
  v.maxLength(1000),
);
