import type { Locale } from '../../../kernel/index.ts';
import type { SearchItem, Found, TitlePiece } from './search.types.ts';
import { matchOf, queryOf, type MatchKind, type Sign } from './matching.model.ts';

/** Rank of a match, best first. Keyword matches follow all title matches. */
const worth: Readonly<Record<MatchKind | 'keyword', number>> = {
  prefix: 0,
  initials: 1,
  substring: 2,
  scattered: 3,
  keyword: 4,
};

export interface RankingInput {
  readonly items: readonly SearchItem[];
  readonly words: string;
  readonly locale: Locale;
  /** Paths of recently visited pages, most recent first. */
  readonly recentPaths: readonly string[];
  /** Signs of a title or keyword. */
  readonly signsOf: (words: string) => readonly Sign[];
}

interface Ranked {
  readonly item: SearchItem;
  readonly places: readonly number[];
  readonly worth: number;
  /** Index among the recent pages; infinite for others. */
  readonly age: number;
  readonly start: number;
  readonly length: number;
  readonly order: number;
  /** 0 for pages and actions; records follow, by resource. */
  readonly section: number;
}

/**
 * Search results, best first: title prefix, initials, substring, gaps, keyword. Ties are ordered by recency, then match
 * position, then title length, then input order. Records follow the rest, by resource. An empty query has no results.
 */
export function ranked({ items, words, locale, recentPaths, signsOf }: RankingInput): readonly Found[] {
  const query = queryOf(words);
  if (query === '') return [];
  const ages = agesOf(recentPaths);
  const names = [...new Set(['', ...items.map(sectionOf)])];
  const sections = new Map(names.map((name, place) => [name, place]));
  return items
    .flatMap((item, order): Ranked[] => {
      const title = item.title[locale];
      const match = matchOf(signsOf(title), query);
      const isKeyword =
        match === null && item.keywords.some((keyword) => isPlainMatch(matchOf(signsOf(keyword), query)?.kind));
      if (match === null && !isKeyword) return [];
      const places = match?.places ?? [];
      return [
        {
          item,
          places,
          worth: worth[match?.kind ?? 'keyword'],
          age: ageOf(item, ages),
          start: places[0] ?? 0,
          length: title.length,
          order,
          section: sections.get(sectionOf(item)) ?? 0,
        },
      ];
    })
    .toSorted(better)
    .map(({ item, places, age }) => ({
      ...item,
      pieces: piecesOf(item.title[locale], places),
      isRecent: age < Infinity,
    }));
}

/** Suggestions for an empty query: recent pages, most recent first, then the actions. */
export function offered(
  { items, locale, recentPaths }: Omit<RankingInput, 'words' | 'signsOf'>,
  mostRecent: number,
): readonly Found[] {
  const ages = agesOf(recentPaths);
  const asFound = (item: SearchItem): Found => ({
    ...item,
    pieces: piecesOf(item.title[locale], []),
    isRecent: ageOf(item, ages) < Infinity,
  });
  const recent = items
    .filter((item) => ageOf(item, ages) < Infinity)
    .toSorted((one, other) => ageOf(one, ages) - ageOf(other, ages))
    .slice(0, mostRecent);
  return [...recent, ...items.filter((item) => item.target.kind === 'action')].map(asFound);
}

/** Split the title at the boundaries of the matched signs. */
export function piecesOf(title: string, places: readonly number[]): readonly TitlePiece[] {
  const matched = new Set(places);
  const pieces: { words: string; isMatched: boolean }[] = [];
  Array.from(title).forEach((character, place) => {
    const isMatched = matched.has(place);
    const last = pieces.at(-1);
    if (last?.isMatched === isMatched) last.words += character;
    else pieces.push({ words: character, isMatched });
  });
  return pieces;
}

/** A keyword match with gaps is not meaningful. */
function isPlainMatch(kind: MatchKind | undefined): boolean {
  return kind !== undefined && kind !== 'scattered';
}

function agesOf(recentPaths: readonly string[]): ReadonlyMap<string, number> {
  return new Map(recentPaths.map((path, age) => [path, age]));
}

function ageOf({ target }: SearchItem, ages: ReadonlyMap<string, number>): number {
  return target.kind === 'page' ? (ages.get(target.path) ?? Infinity) : Infinity;
}

function better(one: Ranked, other: Ranked): number {
  return (
    one.section - other.section ||
    one.worth - other.worth ||
    compare(one.age, other.age) ||
    one.start - other.start ||
    one.length - other.length ||
    one.order - other.order
  );
}

/** The resource of a record; pages and actions are one section. */
function sectionOf({ target, groups }: SearchItem): string {
  return target.kind === 'record' ? groups.join(' ') : '';
}

function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}
