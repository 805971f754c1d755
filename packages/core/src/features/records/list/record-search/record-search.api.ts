import type { HttpClient } from '../../../../http/index.ts';
import { resourceEndpoints, type ResourceEntry } from '../../../../resources/index.ts';
import type { NamedRow } from './record-search.types.ts';

/** Records of one resource in one search. */
const RECORDS_PER_RESOURCE = 5;

export function recordSearchApi(client: HttpClient) {
  return {
    /** Rows whose name contains the words; none where the resource cannot be read now. */
    async named(entry: ResourceEntry, words: string, signal: AbortSignal): Promise<readonly NamedRow[]> {
      const resource = await entry.load().catch(() => null);
      if (resource === null) return [];
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
      if (!answer.ok) return [];
      return answer.value.result.records.map((row) => ({ id: row.id, label: String(row[labelField] ?? '') }));
    },
  };
}
