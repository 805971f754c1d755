import * as v from 'valibot';

import { err, ok, type Result } from '../../../kernel/index.ts';
import { compileRule } from './patterns/compile-rule.ts';
import type { PatternError } from './patterns/pattern.types.ts';

/**
 * A configurable rule for codes, as an ordered list of parts. A part consumes the next `digits` characters; `*` checks
 * the whole value. The pattern must match all characters of the part.
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

/** The first violated part: its message and its range, `start` inclusive to `end` exclusive, in UTF-16 code units. */
export interface BrokenPart {
  readonly message: string;
  readonly start: number;
  readonly end: number;
}

/** Return the first violated part of a rule, or null; an error if a pattern of the rule is unsupported. */
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

/** Parse a rule from JSON; an error if it is malformed. */
export function parseCodeRule(json: string): Result<CodeRule, 'malformed'> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), codeRuleSchema), json);
  return parsed.success ? ok(parsed.output) : err('malformed');
}
