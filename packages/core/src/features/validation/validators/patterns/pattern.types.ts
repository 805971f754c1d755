import type { LocalizedText } from '../../../../kernel/index.ts';

/** Code units from the first to the last of each pair; sorted, no two touch. */
export type CharacterSet = readonly (readonly [first: number, last: number])[];

export type Assertion = 'start' | 'end' | 'lineStart' | 'lineEnd' | 'boundary' | 'notBoundary';

/** Flags of ECMAScript's `RegExp`: `i`, `m` and `s`. */
export interface PatternFlags {
  readonly ignoresCase: boolean;
  readonly isMultiline: boolean;
  readonly isDotAll: boolean;
}

/** What a pattern means, as a tree. */
export type PatternNode =
  | { readonly kind: 'characters'; readonly set: CharacterSet }
  | { readonly kind: 'assertion'; readonly assertion: Assertion }
  | { readonly kind: 'sequence'; readonly parts: readonly PatternNode[] }
  | { readonly kind: 'choice'; readonly options: readonly PatternNode[] }
  /** `maximum` is `Infinity` for no end. */
  | { readonly kind: 'repeat'; readonly node: PatternNode; readonly minimum: number; readonly maximum: number };

/** `unbounded`: backreferences and looking around, which no linear matcher can do. `flag`: one that is unknown, not offered or there twice. */
export type PatternErrorKind = 'syntax' | 'unbounded' | 'tooLarge' | 'nameTwice' | 'flag';

export interface PatternError {
  readonly kind: PatternErrorKind;
  /** Where in the pattern, counted from 0. */
  readonly position: number;
  readonly message: LocalizedText;
}

/** A configured pattern that can be asked about any text. */
export interface CompiledRule {
  readonly source: string;
  /** Whether some part of the text fits, as with `RegExp`. Takes time that grows with the text's length alone, never faster. */
  test(value: string): boolean;
}
