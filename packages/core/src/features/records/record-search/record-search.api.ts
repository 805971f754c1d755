import type { HttpClient } from '../../../http/index.ts';
import { resourceEndpoints, type Resource, type ResourceRow } from '../../../resources/index.ts';

/** Records of one resource in one search. */
const RECORDS_PER_RESOURCE = 5;

export function recordSearchApi(client: HttpClient) {
  return {
    /** Rows whose name contains the words; none where the resource cannot be read now. */
    async named(resource: Resource, words: string, signal: AbortSignal): Promise<readonly ResourceRow[]> {
      const { labelField, defaultSorter } = resource;
      const answer = await client.call(resourceEndpoints(resource).list, {
        query: {
          ...defaultSorter,
          [labelField]: words,
          pageNo: 1,
          pageSize: RECORDS_PER_RESOURCE,
          field: `id,${labelField}`,
        },
        signal,
      });
      return answer.ok ? answer.value.result.records : [];
    },
  };
}
