import { err, ok, type Result } from '../../../../kernel/index.ts';
import { parsePattern } from './parse-pattern.ts';
import { patternMessages } from './pattern.messages.ts';
import { fits, programOf, sizeOf } from './pattern-program.ts';
import type { CompiledRule, PatternError, PatternNode } from './pattern.types.ts';

/** Enough for 500 characters that may be left out. */
const LARGEST_PROGRAM = 1100;

/** More than any field or cell of the platform holds. */
const LONGEST_VALUE = 5000;

/**
 * A configured regular expression (ECMAScript; `^a$` or `/^a$/i` with the flags i, m and s) as a rule that cannot hang a page. It is run by
 * an automaton of our own, never by `RegExp`, so nested repeats are as quick as others. Refused are mistakes, backreferences and looking
 * around, and what would be larger than a page can run at once; the message says where. A text of more than 5,000 characters never
 * fits.
 *
 * @param extent whether some part of the text has to fit, as with `RegExp`, or all of it
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
