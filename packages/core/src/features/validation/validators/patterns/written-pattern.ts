import { err, ok, type Result } from '../../../../kernel/index.ts';
import { patternMessages } from './pattern.messages.ts';
import type { PatternError, PatternFlags } from './pattern.types.ts';

/** Body and flags of a pattern. */
export interface WrittenPattern {
  readonly body: string;
  /** Offset of the body in the source text. */
  readonly offset: number;
  readonly flags: PatternFlags;
}

const NO_FLAGS: PatternFlags = { ignoresCase: false, isMultiline: false, isDotAll: false };
const FLAG_NAMES: ReadonlyMap<string, keyof PatternFlags> = new Map([
  ['i', 'ignoresCase'],
  ['m', 'isMultiline'],
  ['s', 'isDotAll'],
]);

/**
 * Split the source text of a pattern: bare, or an ECMAScript regular expression literal (12.9.5). A slash in the body
 * must be escaped or inside a class; otherwise the slashes are characters of a bare pattern. Accepts the flags `i`, `m`
 * and `s`, each at most once.
 */
export function readWrittenPattern(written: string): Result<WrittenPattern, PatternError> {
  const end = endOfLiteral(written);
  if (end === null) return ok({ body: written, offset: 0, flags: NO_FLAGS });
  const flags = { ...NO_FLAGS };
  for (let position = end + 1; position < written.length; position += 1) {
    const name = FLAG_NAMES.get(written.charAt(position));
    if (name === undefined || flags[name]) {
      return err({ kind: 'flag', position, message: patternMessages.flag(written.charAt(position), position) });
    }
    flags[name] = true;
  }
  return ok({ body: written.slice(1, end), offset: 1, flags });
}

/** Index of the closing slash of a literal, followed by letters only; null if the text is not a literal. */
function endOfLiteral(written: string): number | null {
  if (!written.startsWith('/')) return null;
  let isInClass = false;
  for (let position = 1; position < written.length; position += 1) {
    const character = written.charAt(position);
    if (character === '\\') position += 1;
    else if (character === '[') isInClass = true;
    else if (character === ']') isInClass = false;
    else if (character === '/' && !isInClass)
      return position > 1 && /^[A-Za-z]*$/u.test(written.slice(position + 1)) ? position : null;
  }
  return null;
}
