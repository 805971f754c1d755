import type { Resource, ResourceEndpoints, ResourceRow } from '../../../resources/index.ts';
import type { Answer, HttpClient, HttpFailure } from '../../../http/index.ts';
import { ok, type Result } from '../../../kernel/index.ts';
import type { ListQuery } from './list-page.types.ts';
import { listParameters } from './list-query.model.ts';

/** Endpoints of a list. Without delete endpoints, deleting shows a warning. */
export interface ListEndpoints {
  readonly list: ResourceEndpoints['list'];
  readonly delete?: ResourceEndpoints['delete'];
  readonly deleteBatch?: ResourceEndpoints['deleteBatch'];
}

export interface RowsRequest {
  readonly query: ListQuery;
  /** Count all rows, however many. */
  readonly isTotalExact: boolean;
}

export interface ReadRows {
  readonly records: readonly ResourceRow[];
  readonly total: number;
  /** `total` is a lower bound. */
  readonly isTotalLowerBound?: boolean | undefined;
}

export type RowsAnswer = Result<Answer<ReadRows>, HttpFailure>;

/** Servers that can undo it answer with the rows as they are now. */
export interface RemovedRows {
  readonly rows: readonly { readonly id: string; readonly version: number }[];
}

export type RemovalAnswer = Result<Answer<RemovedRows | null>, HttpFailure>;

export interface BranchRequest {
  /** The row above. */
  readonly id: string;
  readonly turn: number;
}

export type BranchAnswer = Result<readonly ResourceRow[], HttpFailure>;

/** Asks for the rows below a row in the order of the list. */
export type BranchQuestion = BranchRequest & { readonly type: 'branch.ask'; readonly query: ListQuery };

/** What the reading of a branch answers. */
export interface BranchAnswered {
  readonly type: 'branch.answered';
  readonly request: BranchRequest;
  readonly answer: BranchAnswer;
}

/** Rows of one call, the most that servers give. */
const BRANCH_PAGE = 100;
/** Calls for one branch: what lies beyond is found by a search. */
const MOST_BRANCH_PAGES = 20;

export function listPageApi(client: HttpClient, resource: Resource, fixed: Readonly<Record<string, string>>) {
  return {
    list: (
      endpoint: ResourceEndpoints['list'],
      { query, isTotalExact }: RowsRequest,
      signal: AbortSignal,
    ): Promise<RowsAnswer> =>
      client.call(endpoint, { query: { ...listParameters(resource, query, isTotalExact), ...fixed }, signal }),
    /** All rows directly below one, in the order of the list. */
    async branch(endpoint: ResourceEndpoints['list'], query: ListQuery, id: string): Promise<BranchAnswer> {
      const rows: ResourceRow[] = [];
      const { condition: _condition, ...plain } = query;
      const search = { [resource.tree?.parent ?? '']: id };
      for (let pageNo = 1; pageNo <= MOST_BRANCH_PAGES; pageNo += 1) {
        const page = { ...plain, search, pageNo, pageSize: BRANCH_PAGE };
        const answer = await client.call(endpoint, {
          query: { ...listParameters(resource, page, false), ...fixed },
        });
        if (!answer.ok) return answer;
        rows.push(...answer.value.result.records);
        if (answer.value.result.records.length < BRANCH_PAGE) break;
      }
      return ok(rows);
    },
    delete: (endpoint: ResourceEndpoints['delete'], id: string): Promise<RemovalAnswer> =>
      client.call(endpoint, { query: { id } }),
    deleteBatch: (endpoint: ResourceEndpoints['deleteBatch'], ids: readonly string[]): Promise<RemovalAnswer> =>
      client.call(endpoint, { query: { ids: ids.join(',') } }),
  };
}
