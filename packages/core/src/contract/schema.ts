import * as v from 'valibot';

import { isStorable } from '../kernel/index.ts';

/** A synchronous valibot schema; client and server parse with it. */
export type Schema = v.GenericSchema<unknown, unknown>;

/** A whole number, also as query text. */
export function wireInteger(minimum: number, maximum: number) {
  return v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,15}$/u), v.transform(Number))]),
    v.integer(),
    v.minValue(minimum),
    v.maxValue(maximum),
  );
}

/**
 * Text of at most `limit` characters that every database engine can store; rejects other text at the boundary (threat
 * T-05).
 */
export function wireText(limit: number) {
  return v.pipe(v.string(), v.maxLength(limit), v.check(isStorable));
}

/** A server-generated identifier; any other text is rejected before it reaches a query. */
export const identifier = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,36}$/u));

/** Identifiers as a comma-separated list, at most `most`; a trailing comma, as sent by the older family, is accepted. */
export function identifiersUpTo(most: number) {
  return v.pipe(
    v.string(),
    v.maxLength(37 * most),
    v.transform((value) => [...new Set(value.split(',').filter((part) => part !== ''))]),
    v.array(identifier),
    v.minLength(1),
    v.maxLength(most),
  );
}

/** The identifiers of a batch call. */
export const identifierList = identifiersUpTo(1000);
