import { err, ok, type Result } from '../../../../kernel/index.ts';
import { blanks, complement, digits, lineEnds, union, wordCharacters } from './character-set.ts';
import { ignoringCase } from './letter-case.ts';
import { patternMessages } from './pattern.messages.ts';
import type {
  Assertion,
  CharacterSet,
  PatternError,
  PatternErrorKind,
  PatternFlags,
  PatternNode,
} from './pattern.types.ts';
import { readWrittenPattern } from './written-pattern.ts';

const LONGEST_PATTERN = 1000;
const DEEPEST_NESTING = 50;
const MOST_REPEATS = 1000;

/** Errors of the parser; flags are rejected earlier. */
type Refused = Exclude<PatternErrorKind, 'flag'>;

/** Aborts the parse; caught only in `parsePattern`. */
class PatternRefusal extends Error {
  readonly kind: Refused;
  readonly position: number;
  constructor(kind: Refused, position: number) {
    super(kind);
    this.kind = kind;
    this.position = position;
  }
}

/**
 * Parse a pattern in the grammar of ECMAScript's `RegExp`, bare or between slashes with the flags `i`, `m` and `s`.
 * Strict: the legacy syntax of Annex B (a lone brace, `\k`, octal escapes) is a syntax error. Also rejects patterns
 * without a linear-time matcher, and duplicate group names, even in different alternatives, which ECMAScript 2025
 * allows.
 */
export function parsePattern(written: string): Result<PatternNode, PatternError> {
  if (written.length > LONGEST_PATTERN) return refused('tooLarge', LONGEST_PATTERN);
  const pattern = readWrittenPattern(written);
  if (!pattern.ok) return pattern;
  const { body, offset, flags } = pattern.value;
  try {
    return ok(new PatternReader(body, flags).read());
  } catch (error) {
    if (error instanceof PatternRefusal) return refused(error.kind, error.position + offset);
    throw error;
  }
}

function refused(kind: Refused, position: number): Result<never, PatternError> {
  return err({ kind, position, message: patternMessages[kind](position) });
}

const classEscapes: ReadonlyMap<string, CharacterSet> = new Map([
  ['d', digits],
  ['D', complement(digits)],
  ['w', wordCharacters],
  ['W', complement(wordCharacters)],
  ['s', blanks],
  ['S', complement(blanks)],
]);

const controlEscapes: ReadonlyMap<string, number> = new Map([
  ['t', 9],
  ['n', 10],
  ['v', 11],
  ['f', 12],
  ['r', 13],
]);

const assertions: ReadonlyMap<string, Assertion> = new Map([
  ['b', 'boundary'],
  ['B', 'notBoundary'],
]);

class PatternReader {
  readonly #source: string;
  readonly #flags: PatternFlags;
  readonly #names = new Set<string>();
  #position = 0;
  #depth = 0;

  constructor(source: string, flags: PatternFlags) {
    this.#source = source;
    this.#flags = flags;
  }

  read(): PatternNode {
    const node = this.#choice();
    if (this.#position < this.#source.length) this.#refuse('syntax');
    return node;
  }

  #choice(): PatternNode {
    const options = [this.#sequence()];
    while (this.#take('|')) options.push(this.#sequence());
    const [only] = options;
    return options.length === 1 && only !== undefined ? only : { kind: 'choice', options };
  }

  #sequence(): PatternNode {
    const parts: PatternNode[] = [];
    while (this.#position < this.#source.length && this.#next() !== '|' && this.#next() !== ')')
      parts.push(this.#term());
    return { kind: 'sequence', parts };
  }

  #term(): PatternNode {
    const node = this.#atom();
    const count = this.#quantifier();
    if (count === undefined) return node;
    if (node.kind === 'assertion') this.#refuse('syntax');
    return { kind: 'repeat', node, ...count };
  }

  #atom(): PatternNode {
    const start = this.#position;
    const character = this.#source.charAt(this.#position++);
    switch (character) {
      case '^':
        return { kind: 'assertion', assertion: this.#flags.isMultiline ? 'lineStart' : 'start' };
      case '$':
        return { kind: 'assertion', assertion: this.#flags.isMultiline ? 'lineEnd' : 'end' };
      case '(':
        return this.#group(start);
      case '.':
        return { kind: 'characters', set: complement(this.#flags.isDotAll ? [] : lineEnds) };
      case '[':
        return { kind: 'characters', set: this.#class() };
      case '\\': {
        const assertion = assertions.get(this.#next());
        if (assertion === undefined) return { kind: 'characters', set: this.#cased(this.#escape()) };
        this.#position += 1;
        return { kind: 'assertion', assertion };
      }
      case '*':
      case '+':
      case '?':
      case '{':
      case '}':
      case ']':
        return this.#refuse('syntax', start);
      default:
        return { kind: 'characters', set: this.#cased(single(character.charCodeAt(0))) };
    }
  }

  #cased(set: CharacterSet): CharacterSet {
    return this.#flags.ignoresCase ? ignoringCase(set) : set;
  }

  /** Called after the opening parenthesis. Backreferences are not supported, so a group name only has to be unique. */
  #group(start: number): PatternNode {
    if (++this.#depth > DEEPEST_NESTING) this.#refuse('tooLarge', start);
    if (this.#take('?') && !this.#take(':')) {
      const rest = this.#source.slice(this.#position, this.#position + 60);
      if (/^<?[=!]/u.test(rest)) this.#refuse('unbounded', start);
      const name = /^<[A-Za-z_$][\w$]*>/u.exec(rest)?.[0];
      if (name === undefined) return this.#refuse('syntax', start);
      if (this.#names.has(name)) this.#refuse('nameTwice', start);
      this.#names.add(name);
      this.#position += name.length;
    }
    const node = this.#choice();
    if (!this.#take(')')) this.#refuse('syntax', start);
    this.#depth -= 1;
    // Wrapped in a sequence, so that a group with a single assertion can be repeated.
    return { kind: 'sequence', parts: [node] };
  }

  #quantifier(): { readonly minimum: number; readonly maximum: number } | undefined {
    const start = this.#position;
    const count = this.#count();
    // A lazy quantifier matches the same texts.
    if (count !== undefined) this.#take('?');
    if (count === undefined) return undefined;
    if (count.minimum > count.maximum) this.#refuse('syntax', start);
    if (count.minimum > MOST_REPEATS || (count.maximum > MOST_REPEATS && count.maximum !== Infinity))
      this.#refuse('tooLarge', start);
    return count;
  }

  #count(): { readonly minimum: number; readonly maximum: number } | undefined {
    if (this.#take('*')) return { minimum: 0, maximum: Infinity };
    if (this.#take('+')) return { minimum: 1, maximum: Infinity };
    if (this.#take('?')) return { minimum: 0, maximum: 1 };
    if (this.#next() !== '{') return undefined;
    const braces = /^\{(?<least>\d{1,15})(?<comma>,(?<most>\d{1,15})?)?\}/u.exec(
      this.#source.slice(this.#position, this.#position + 40),
    );
    if (braces?.groups === undefined) return this.#refuse('syntax');
    this.#position += braces[0].length;
    const minimum = Number(braces.groups['least']);
    const most = braces.groups['most'];
    if (most !== undefined) return { minimum, maximum: Number(most) };
    return { minimum, maximum: braces.groups['comma'] === undefined ? minimum : Infinity };
  }

  /** Called after the opening bracket. */
  #class(): CharacterSet {
    const start = this.#position - 1;
    const isNegated = this.#take('^');
    const sets: CharacterSet[] = [];
    while (!this.#take(']')) {
      if (this.#position >= this.#source.length) this.#refuse('syntax', start);
      const from = this.#classMember();
      if (this.#next() === '-' && this.#source.charAt(this.#position + 1) !== ']') sets.push(this.#range(from));
      else sets.push(from);
    }
    // Case folding precedes negation of the class (ECMAScript 22.2.2.7.1).
    const set = this.#cased(union(sets));
    return isNegated ? complement(set) : set;
  }

  #range(from: CharacterSet): CharacterSet {
    const start = this.#position++;
    if (this.#position >= this.#source.length) this.#refuse('syntax', start);
    const first = codeOf(from);
    const last = codeOf(this.#classMember());
    if (first === undefined || last === undefined || first > last) return this.#refuse('syntax', start);
    return [[first, last]];
  }

  #classMember(): CharacterSet {
    const character = this.#source.charAt(this.#position++);
    if (character !== '\\') return single(character.charCodeAt(0));
    if (this.#take('b')) return single(8);
    if (this.#take('-')) return single(45);
    return this.#escape();
  }

  /** Called after the backslash. */
  #escape(): CharacterSet {
    const start = this.#position - 1;
    const character = this.#source.charAt(this.#position++);
    const named = classEscapes.get(character);
    if (named !== undefined) return named;
    const control = controlEscapes.get(character);
    if (control !== undefined) return single(control);
    if (character === 'x') return single(this.#hexadecimal(2, start));
    if (character === 'u') return single(this.#hexadecimal(4, start));
    if (character === '0' && !/\d/u.test(this.#next())) return single(0);
    if (/[1-9k]/u.test(character)) this.#refuse('unbounded', start);
    if (character === '' || /[A-Za-z0-9]/u.test(character)) this.#refuse('syntax', start);
    return single(character.charCodeAt(0));
  }

  #hexadecimal(count: number, start: number): number {
    const written = this.#source.slice(this.#position, this.#position + count);
    if (written.length < count || !/^[\da-f]+$/iu.test(written)) this.#refuse('syntax', start);
    this.#position += count;
    return Number.parseInt(written, 16);
  }

  #next(): string {
    return this.#source.charAt(this.#position);
  }

  #take(character: string): boolean {
    if (this.#next() !== character) return false;
    this.#position += 1;
    return true;
  }

  #refuse(kind: Refused, position: number = this.#position): never {
    throw new PatternRefusal(kind, position);
  }
}

function single(code: number): CharacterSet {
  return [[code, code]];
}

function codeOf(set: CharacterSet): number | undefined {
  const [range] = set;
  return set.length === 1 && range !== undefined && range[0] === range[1] ? range[0] : undefined;
}
