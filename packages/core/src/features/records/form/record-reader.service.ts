import { failureText, type HttpClient, type HttpFailure } from '../../../http/index.ts';
import { mapResult, type LocalizedText, type Service } from '../../../kernel/index.ts';
import { createLoader, createViewState, type LoaderStatus } from '../../../machine/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import { resourceEndpoints, type Resource, type ResourceRow } from '../../../resources/index.ts';

export interface RecordReaderFacts {
  readonly status: LoaderStatus;
  readonly failure: LocalizedText | null;
  /** null until it is read. */
  readonly row: ResourceRow | null;
}

export type RecordReaderService = Service<RecordReaderFacts, { readonly type: 'row.retry' }>;

export interface RecordReaderDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly resource: Resource;
  readonly id: string;
}

/** Reads one row of a resource for a dialog that needs more of it than the list shows. */
export function createRecordReader({ client, clock, resource, id }: RecordReaderDependencies): RecordReaderService {
  const endpoint = resourceEndpoints(resource).queryById;
  const loader = createLoader<ResourceRow | null, HttpFailure, null>({
    clock,
    load: async (_, signal) =>
      mapResult(await client.call(endpoint, { query: { id }, signal }), ({ result }): ResourceRow | null => result),
  });
  loader.send({ type: 'value.load', params: null });
  const shown = createViewState(loader, null, ({ status, value, failure }): RecordReaderFacts => ({
    status,
    failure: failure === null ? null : failureText(failure),
    row: value,
  }));
  return { ...shown, send: () => loader.send({ type: 'value.refresh' }), on: () => () => undefined };
}
