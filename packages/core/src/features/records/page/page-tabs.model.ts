import type { Resource } from '../../../resources/index.ts';
import type { ShownQuery, ViewCountsEvent } from '../query/index.ts';
import type { ListPageFacts } from '../list/index.ts';

/** Saved queries that stand as tabs; all of them are in the dialog of the advanced query. */
const MOST_QUERIES = 3;

/**
 * The first saved queries that can be applied, and the one in force wherever it stands.
 * @param view key of the query whose layout the list has
 */
export function shownQueries(saved: readonly ShownQuery[], view: string | null): readonly ShownQuery[] {
  const usable = saved
    .filter(({ problem }) => problem === null)
    // A layout is in force where it was chosen; a query without one wherever the list is read by it.
    .map((one) => ({ ...one, isInForce: view === null ? one.isInForce && one.layout === null : one.key === view }));
  return usable.filter(({ isInForce }, index) => isInForce || index < MOST_QUERIES);
}

/** What is to be counted, and for which reading of the list. */
export interface CountsAsked {
  readonly rows: ListPageFacts['rows'];
  readonly question: Omit<ViewCountsEvent, 'type'>;
}

/** Null while the list is read, and where nothing is counted. */
export function countsAsked(
  { views = [] }: Resource,
  { status, rows, query }: ListPageFacts,
  shown: readonly ShownQuery[],
): CountsAsked | null {
  const isCounted = shown.length > 0 || views.some(({ work }) => work !== undefined);
  if (status !== 'loaded' || !isCounted) return null;
  const queries = shown.flatMap(({ key, condition }) => (condition === null ? [] : [{ key, condition }]));
  // Choosing a view ends a saved query in force; another advanced query stays.
  const isSaved = shown.some(({ isInForce }) => isInForce);
  return { rows, question: { search: query.search, condition: isSaved ? null : (query.condition ?? null), queries } };
}

/** Whether the answer to one is the answer to the other. */
export function isSameQuestion(one: CountsAsked, other: CountsAsked): boolean {
  return (
    one.rows === other.rows &&
    one.question.search === other.question.search &&
    one.question.condition === other.question.condition &&
    JSON.stringify(one.question.queries) === JSON.stringify(other.question.queries)
  );
}
