import type { LocalizedText } from '../../../../kernel/index.ts';

/** Inclusive ranges of code units; sorted, disjoint and not adjacent. */
export type CharacterSet = readonly (readonly [first: number, last: number])[];

export type Assertion = 'start' | 'end' | 'lineStart' | 'lineEnd' | 'boundary' | 'notBoundary';

/** Flags of ECMAScript's `RegExp`: `i`, `m` and `s`. */
export interface PatternFlags {
  readonly ignoresCase: boolean;
  readonly isMultiline: boolean;
  readonly isDotAll: boolean;
}

/** Syntax tree of a pattern. */
export type PatternNode =
  | { readonly kind: 'characters'; readonly set: CharacterSet }
  | { readonly kind: 'assertion'; readonly assertion: Assertion }
  | { readonly kind: 'sequence'; readonly parts: readonly PatternNode[] }
  | { readonly kind: 'choice'; readonly options: readonly PatternNode[] }
  /** `maximum` is `Infinity` if unbounded. */
  | { readonly kind: 'repeat'; readonly node: PatternNode; readonly minimum: number; readonly maximum: number };

/**
 * `unbounded`: backreferences and lookaround, which have no linear-time matcher. `flag`: unknown, unsupported or
 * duplicate.
 */
export type PatternErrorKind = 'syntax' | 'unbounded' | 'tooLarge' | 'nameTwice' | 'flag';

export interface PatternError {
  readonly kind: PatternErrorKind;
  /** Zero-based index in the pattern. */
  readonly position: number;
  readonly message: LocalizedText;
}

/** A compiled pattern. */
export interface CompiledRule {
  readonly source: string;
  /** Whether a part of the text matches, as with `RegExp`. Linear in the length of the text. */
  test(value: string): boolean;
}
