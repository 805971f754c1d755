import * as v from 'valibot';

import { cleanText, isStorable, lengthProblem, type TextLimit } from '../kernel/index.ts';

/** A synchronous valibot schema; client and server parse with it. */
export type Schema = v.GenericSchema<unknown, unknown>;

/** Full-width digits, signs and letters as the ordinary ones: what people type in an input method counts as what they mean. */
export const ofOneWidth = (text: string): string => text.normalize('NFKC');

/** A whole number, also as query text. */
export function wireInteger(minimum: number, maximum: number) {
  return v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.transform(ofOneWidth), v.regex(/^-?\d{1,15}$/u), v.transform(Number))]),
    v.integer(),
    v.minValue(minimum),
    v.maxValue(maximum),
  );
}

/**
 * Text of at most `limit` units, as it was sent, that every database engine can store; rejects other text at the boundary (threat
 * T-05). For passwords, markup, codes and keys.
 */
export function wireText(limit: number) {
  return v.pipe(v.string(), v.maxLength(limit), v.check(isStorable));
}

/** Told and documented as the `maxLength` that a limit is for people, who count other things than units. */
function noLonger(limit: TextLimit) {
  const check = v.rawCheck<string>(({ dataset, addIssue }) => {
    if (dataset.typed && lengthProblem(dataset.value, limit) === 'long') addIssue();
  });
  return { ...check, type: 'max_length', requirement: limit.characters } as const;
}

/** The type of the issue of a text that is no longer than its limit and has too many marks for it. */
export const HEAVY_TEXT = 'heavy_text';

function noHeavier(limit: TextLimit) {
  const check = v.rawCheck<string>(({ dataset, addIssue }) => {
    if (dataset.typed && lengthProblem(dataset.value, limit) === 'heavy') addIssue();
  });
  return { ...check, type: HEAVY_TEXT } as const;
}

/** Text that people read, cleaned (`cleanText`) and within its limit as they count it. */
export function wireWords({ characters, points = characters, shape = 'line' }: TextLimit) {
  const limit = { characters, points, shape };
  return v.pipe(
    v.string(),
    v.transform((text) => cleanText(text, shape)),
    noLonger(limit),
    noHeavier(limit),
    v.check(isStorable),
  );
}

/** What names a resource: letters and digits, or `online:` and the code of a form. */
export const resourceName = v.pipe(v.string(), v.regex(/^(?:[A-Za-z0-9]{1,64}|online:[a-z][a-z0-9_]{1,31})$/u));

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
