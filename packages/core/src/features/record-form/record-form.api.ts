import { areaEndpoints, type Area, type AreaRow, type AreaValues } from '../../areas/index.ts';
import type { Answer, HttpClient, HttpFailure } from '../../http/index.ts';
import type { Result } from '../../kernel/index.ts';

export type RowAnswer = Result<Answer<AreaRow>, HttpFailure>;

export function recordFormApi(client: HttpClient, area: Area) {
  const endpoints = areaEndpoints(area);
  return {
    read: (id: string, signal: AbortSignal): Promise<RowAnswer> =>
      client.get(endpoints.queryById, { id }, { signal }),
    add: (values: AreaValues): Promise<RowAnswer> => client.post(endpoints.add, values),
    edit: (id: string, values: AreaValues): Promise<RowAnswer> =>
      client.put(endpoints.edit, { ...values, id }),
  };
}
