import { homeEndpoints, visitEndpoints, type AnswerOf } from '../../../contract/index.ts';
import type { HttpClient, HttpFailure } from '../../../http/index.ts';
import { mapResult, type Result } from '../../../kernel/index.ts';
import { resourceEndpoints, type Resource, type ResourceRow } from '../../../resources/index.ts';
import type { VisitFigures } from './home.types.ts';

/** Rows and number of all of them. */
export interface CountedRows {
  readonly records: readonly ResourceRow[];
  readonly total: number;
  readonly isTotalLowerBound?: boolean | undefined;
}

export interface RowsQuery {
  readonly search: Readonly<Record<string, string>>;
  readonly pageSize: number;
  /** Columns besides the id. */
  readonly columns: readonly string[];
  /** A column in ascending order; the resource's own order without it. */
  readonly sortedBy?: string;
}

/** Visits in all, and by day. */
export interface VisitNumbers {
  readonly numbers: AnswerOf<typeof visitEndpoints.logInfo>;
  readonly days: NonNullable<VisitFigures['days']>;
}

export function homeApi(client: HttpClient) {
  return {
    rows: async (
      resource: Resource,
      { search, pageSize, columns, sortedBy }: RowsQuery,
      signal: AbortSignal,
    ): Promise<Result<CountedRows, HttpFailure>> => {
      const order = sortedBy === undefined ? resource.defaultSorter : { column: sortedBy, order: 'asc' as const };
      const query = { ...search, ...order, pageNo: 1, pageSize, field: ['id', ...columns].join(',') };
      return mapResult(await client.call(resourceEndpoints(resource).list, { query, signal }), ({ result }) => result);
    },
    signUps: async (signal: AbortSignal) =>
      mapResult(await client.call(homeEndpoints.signUps, { signal }), ({ result }) => result),
    visits: async (signal: AbortSignal): Promise<Result<VisitNumbers, HttpFailure>> => {
      const [numbers, days] = await Promise.all([
        client.call(visitEndpoints.logInfo, { signal }),
        client.call(visitEndpoints.visitInfo, { signal }),
      ]);
      if (!numbers.ok) return numbers;
      return mapResult(days, ({ result }) => ({
        numbers: numbers.value.result,
        days: result.map(({ tian, visit, ip }) => ({ day: tian, visits: visit, addresses: ip })),
      }));
    },
    accounts: async (signal: AbortSignal) =>
      mapResult(await client.call(homeEndpoints.accounts, { signal }), ({ result }) => result),
  };
}
