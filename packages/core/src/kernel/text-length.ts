import type { TextShape } from './clean-text.ts';

/** Code points that a text may have for each of its characters as people count them: a family of four is one character of seven. */
const POINTS_EACH = 8;

/** What an index of a database takes of one value, in bytes of UTF-8, beside the other columns of its entry. */
const MOST_BYTES_OF_LINE = 2500;

/** Code points that a text of so many characters may have, and a column for it holds. */
export function mostCodePoints(characters: number): number {
  return POINTS_EACH * characters;
}

/** Every letter of these is one character. */
const SIMPLE = /^[\u0020-\u007e\u3001-\u3029\u4e00-\u9fff\uff01-\uff5e]*$/u;

const segmenter = /* @__PURE__ */ new Intl.Segmenter('zh-CN', { granularity: 'grapheme' });

/** The characters of a text as people count them: what is cut between two of them is cut nowhere else. */
export function charactersOf(text: string): readonly string[] {
  return SIMPLE.test(text) ? text.split('') : Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** How long a text is: characters as people count them (UAX #29), whatever they are made of. No more than `most` are counted. */
export function textLength(text: string, most = Infinity): number {
  if (SIMPLE.test(text)) return Math.min(text.length, most);
  const characters = segmenter.segment(text)[Symbol.iterator]();
  let length = 0;
  while (length < most && characters.next().done !== true) length += 1;
  return length;
}

/** `long`: more characters than allowed. `heavy`: no more, but of more parts than are stored. */
export type LengthProblem = 'long' | 'heavy';

/** What a text may be at most. */
export interface TextLimit {
  /** As people count them. */
  readonly characters: number;
  /** Code points that are stored of it; those that so many characters may have, if left out. */
  readonly points?: number;
  /** Several lines are in no index. */
  readonly shape?: TextShape;
}

/** What keeps a text within its limit from being stored; null where nothing does. */
export function lengthProblem(text: string, { characters, points, shape = 'line' }: TextLimit): LengthProblem | null {
  // No unit of a text is more than a character, a code point, or three bytes.
  if (text.length <= Math.min(characters, MOST_BYTES_OF_LINE / 3)) return null;
  if (textLength(text, characters + 1) > characters) return 'long';
  const codePoints = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  if (codePoints.length > (points ?? mostCodePoints(characters))) return 'heavy';
  return shape === 'line' && bytesOf(codePoints) > MOST_BYTES_OF_LINE ? 'heavy' : null;
}

/** In UTF-8. */
function bytesOf(codePoints: readonly number[]): number {
  return codePoints.reduce(
    (bytes, point) => bytes + 1 + Number(point > 0x7f) + Number(point > 0x7ff) + Number(point > 0xffff),
    0,
  );
}
