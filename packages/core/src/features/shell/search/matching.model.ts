import { foldText, searchedText } from '../../../kernel/index.ts';

/** One matchable code point of a title; blanks are excluded. */
export interface Sign {
  /** Index in the title, in code points. */
  readonly place: number;
  /** In lower case. */
  readonly letter: string;
  /** Readings in lower case; the letter itself if unknown. */
  readonly syllables: readonly string[];
  /** Starts a word; true for every Chinese character. */
  readonly isInitial: boolean;
}

export type MatchKind = 'prefix' | 'initials' | 'substring' | 'scattered';

export interface Match {
  readonly kind: MatchKind;
  /** Indexes in the title, in code points, ascending; never empty. */
  readonly places: readonly number[];
}

const HAN = /\p{Script=Han}/u;
const LETTER = /[\p{L}\p{N}]/u;
const LONGEST_QUERY = 64;

/** Matchable signs of a title. `readings` has one list per code point, as returned by `spell` of the feature pinyin. */
export function signsOf(title: string, readings: readonly (readonly string[])[] = []): readonly Sign[] {
  const characters = Array.from(title);
  return characters.flatMap((character, place): Sign[] => {
    if (/\s/u.test(character)) return [];
    const letter = foldText(character);
    const before = characters[place - 1];
    const isInitial = HAN.test(character) || before === undefined || !LETTER.test(before) || HAN.test(before);
    return [
      { place, letter, syllables: readings[place]?.map((syllable) => syllable.toLowerCase()) ?? [letter], isInitial },
    ];
  });
}

/** Normalise a query: lower case, one width, no blanks, limited length. */
export function queryOf(words: string): string {
  return Array.from(searchedText(words).replaceAll(/\s+/gu, '').replaceAll('ü', 'v')).slice(0, LONGEST_QUERY).join('');
}

/** How many letters of the query, from `at`, a sign may match; largest first. */
type Appetite = (sign: Sign, query: string, at: number) => readonly number[];

/** Matches the sign itself, or a complete syllable; the last syllable may be a prefix. */
const whole: Appetite = ({ letter, syllables }, query, at) => {
  const left = query.length - at;
  const taken: number[] = [];
  for (const syllable of syllables) {
    const common = commonLength(syllable, query, at);
    if (common === syllable.length || common === left) taken.push(common);
  }
  if (query.startsWith(letter, at)) taken.push(letter.length);
  return taken;
};

/** Matches the sign itself, or any prefix of a syllable. */
const begun: Appetite = ({ letter, syllables }, query, at) => {
  const common = Math.max(0, ...syllables.map((syllable) => commonLength(syllable, query, at)));
  const beginnings = Array.from({ length: common }, (_, index) => common - index);
  return query.startsWith(letter, at) ? [...beginnings, letter.length] : beginnings;
};

function commonLength(syllable: string, query: string, at: number): number {
  let length = 0;
  while (length < syllable.length && syllable[length] === query[at + length]) length += 1;
  return length;
}

/**
 * The best match of a query (`queryOf`) in a title: as a prefix, by initials of words or syllables (`hd` in 活动, also
 * `hdong`), as a substring, or with gaps. A single letter is not matched with gaps.
 */
export function matchOf(signs: readonly Sign[], query: string): Match | null {
  if (query === '' || !hasEveryLetter(signs, query)) return null;
  const atStart = path(signs, query, whole, 0, false);
  if (atStart !== null) return { kind: 'prefix', places: atStart };
  const isOneLetter = query.length === 1;
  const inside = anywhere(signs, query, whole);
  if (inside !== null) return { kind: 'substring', places: inside };
  const initials = isOneLetter
    ? null
    : anywhere(
        signs.filter((sign) => sign.isInitial),
        query,
        begun,
      );
  if (initials !== null) return { kind: 'initials', places: initials };
  const scattered = isOneLetter ? null : path(signs, query, begun, 0, true);
  return scattered === null ? null : { kind: 'scattered', places: scattered };
}

const lettersOf = new WeakMap<readonly Sign[], ReadonlySet<string>>();

/** Rejects most titles at a tenth of the cost of a full match. */
function hasEveryLetter(signs: readonly Sign[], query: string): boolean {
  let letters = lettersOf.get(signs);
  if (letters === undefined) {
    letters = new Set(
      signs.flatMap(({ letter, syllables }) => [letter, ...syllables].flatMap((part) => Array.from(part))),
    );
    lettersOf.set(signs, letters);
  }
  for (const letter of query) if (!letters.has(letter)) return false;
  return true;
}

function anywhere(signs: readonly Sign[], query: string, appetite: Appetite): readonly number[] | null {
  for (let start = 0; start < signs.length; start += 1) {
    const found = path(signs, query, appetite, start, false);
    if (found !== null) return found;
  }
  return null;
}

/** Indexes that match the whole query, sign by sign from `start`, with gaps if allowed. */
function path(
  signs: readonly Sign[],
  query: string,
  appetite: Appetite,
  start: number,
  hasGaps: boolean,
): readonly number[] | null {
  let deadEnds: Set<number> | null = null;
  const walk = (position: number, at: number): readonly number[] | null => {
    if (at === query.length) return [];
    const sign = signs[position];
    const spot = position * (LONGEST_QUERY * 2 + 1) + at;
    if (sign === undefined || deadEnds?.has(spot) === true) return null;
    for (const taken of appetite(sign, query, at)) {
      const rest = walk(position + 1, at + taken);
      if (rest !== null) return [sign.place, ...rest];
    }
    const later = hasGaps ? walk(position + 1, at) : null;
    if (later === null) (deadEnds ??= new Set()).add(spot);
    return later;
  };
  return walk(start, 0);
}
