import * as v from 'valibot';

import { err, ok, type Result } from '../../../kernel/index.ts';
import { compileRule } from './patterns/compile-rule.ts';
import type { PatternError } from './patterns/pattern.types.ts';

/**
 * A rule for codes as staff keep it, part by part. A part takes the next characters, as many as `digits` says, and `*` looks at
 * the whole value; the characters have to be right by the pattern from the first to the last.
 */
export const codeRuleSchema = v.array(
  v.object({
    digits: v.union([
      v.literal('*'),
      v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer(), v.minValue(1)),
    ]),
    pattern: v.pipe(v.string(), v.minLength(1)),
    message: v.string(),
  }),
);

export type CodeRule = v.InferOutput<typeof codeRuleSchema>;

/** The first part that a value breaks: its own words, and the characters, from `start` up to `end`, in UTF-16 code units as patterns count. */
export interface BrokenPart {
  readonly message: string;
  readonly start: number;
  readonly end: number;
}

/** The first part of a rule that a value breaks, null for none; an error where a pattern of the rule cannot be run. */
export function brokenPart(rule: CodeRule, value: string): Result<BrokenPart | null, PatternError> {
  let taken = 0;
  for (const { digits, pattern, message } of rule) {
    const compiled = compileRule(pattern, 'whole');
    if (!compiled.ok) return compiled;
    const start = digits === '*' ? 0 : taken;
    const end = digits === '*' ? value.length : Math.min(taken + digits, value.length);
    if (!compiled.value.test(value.slice(start, end))) return ok({ message, start, end });
    if (digits !== '*') taken = end;
  }
  return ok(null);
}

/** A rule as text in JSON; an error where it is none. */
export function parseCodeRule(json: string): Result<CodeRule, 'malformed'> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), codeRuleSchema), json);
  return parsed.success ? ok(parsed.output) : err('malformed');
}
