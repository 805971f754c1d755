import { err, ok, type Result } from '../../../../kernel/index.ts';
import { parsePattern } from './parse-pattern.ts';
import { patternMessages } from './pattern.messages.ts';
import { fits, programOf, sizeOf } from './pattern-program.ts';
import type { CompiledRule, PatternError, PatternNode } from './pattern.types.ts';

/** Enough for 500 optional characters. */
const LARGEST_PROGRAM = 1100;

/** Longer than any field or cell of the platform. */
const LONGEST_VALUE = 5000;

/**
 * Compile a configured regular expression (ECMAScript; `^a$` or `/^a$/i` with the flags i, m and s) to a rule that runs
 * in linear time. Uses an automaton instead of `RegExp`, so nested quantifiers cannot cause catastrophic backtracking.
 * Rejects syntax errors, backreferences, lookaround and patterns over the size limit; the error states the position. A
 * text over 5,000 characters never matches.
 * @param extent whether a part of the text has to match, as with `RegExp`, or all of it
 */
export function compileRule(pattern: string, extent: 'part' | 'whole' = 'part'): Result<CompiledRule, PatternError> {
  const parsed = parsePattern(pattern);
  if (!parsed.ok) return parsed;
  const node = extent === 'part' ? parsed.value : wholeOf(parsed.value);
  if (sizeOf(node) > LARGEST_PROGRAM)
    return err({ kind: 'tooLarge', position: 0, message: patternMessages.tooLarge(0) });
  const program = programOf(node);
  return ok({ source: pattern, test: (value) => value.length <= LONGEST_VALUE && fits(program, value) });
}

function wholeOf(node: PatternNode): PatternNode {
  return {
    kind: 'sequence',
    parts: [{ kind: 'assertion', assertion: 'start' }, node, { kind: 'assertion', assertion: 'end' }],
  };
}
