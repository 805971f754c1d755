import { failureText, type HttpClient, type HttpFailure } from '../../../http/index.ts';
import { createStore, ok, type LocalizedText, type Result, type Service } from '../../../kernel/index.ts';
import type { Resource, ResourceRow } from '../../../resources/index.ts';
import { listParameters, type ListQuery, type ListScope } from '../list/index.ts';

/** Rows of one call, the most that servers give. */
const PAGE = 100;
/** How often a list is read from its beginning: rows that were moved to what was read already are found the second time. */
const MOST_PASSES = 2;

export interface ListReadingFacts {
  readonly status: 'idle' | 'reading' | 'failed' | 'finished';
  /** Rows of the list that are in the table. */
  readonly read: number;
  /** Rows of the list; 0 until the first are read. */
  readonly total: number;
  readonly failure: LocalizedText | null;
}

/** What a list shows, to be read to its end. */
export interface WholeList {
  readonly query: ListQuery;
  readonly scope: ListScope;
}

export interface ListReading extends Pick<Service<ListReadingFacts, never>, 'facts' | 'subscribe' | 'dispose'> {
  /** The next rows that were not read yet; nothing while others are on their way, and after the last. */
  next(): Promise<Result<readonly ResourceRow[], HttpFailure>>;
}

/** Reads a list page by page, in its order and by its conditions. */
export function createListReading(resource: Resource, client: HttpClient, { query, scope }: WholeList): ListReading {
  const nothing: ListReadingFacts = { status: 'idle', read: 0, total: 0, failure: null };
  const store = createStore(nothing, (facts: ListReadingFacts, next: Partial<ListReadingFacts>) => ({
    ...facts,
    ...next,
  }));
  const known = new Set<string>();
  let pageNo = 1;
  let pass = 1;
  return {
    facts: store.facts,
    subscribe: store.subscribe,
    dispose: store.dispose,
    async next() {
      if (['reading', 'finished'].includes(store.facts().status)) return ok([]);
      store.send({ status: 'reading', failure: null });
      const parameters = listParameters(resource, { ...query, pageNo, pageSize: PAGE }, true);
      const answer = await client.call(scope.endpoint, { query: { ...parameters, ...scope.fixed }, isQuiet: true });
      if (!answer.ok) {
        store.send({ status: 'failed', failure: failureText(answer.error) });
        return answer;
      }
      const { records, total } = answer.value.result;
      const rows = records.filter(({ id }) => !known.has(id));
      for (const { id } of rows) known.add(id);
      pageNo += 1;
      const isAtEnd = records.length < PAGE;
      const isOver = isAtEnd && (known.size >= total || pass === MOST_PASSES);
      if (isAtEnd) [pageNo, pass] = [1, pass + 1];
      store.send({ status: isOver ? 'finished' : 'idle', read: known.size, total: Math.max(total, known.size) });
      return ok(rows);
    },
  };
}
