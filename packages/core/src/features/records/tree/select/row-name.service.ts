import { dictionaryEndpoints } from '../../../../contract/index.ts';
import type { HttpClient, HttpFailure } from '../../../../http/index.ts';
import { mapResult, type Service } from '../../../../kernel/index.ts';
import { createLoader, createViewState } from '../../../../machine/index.ts';
import type { ClockPort } from '../../../../ports/index.ts';

export interface RowNameDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
  /** Name of a resource whose rows may be looked up. */
  readonly resource: string;
  readonly id: string;
}

/** null until it is known, and where nobody may know it. */
export type RowNameService = Service<{ readonly name: string | null }, never>;

/** What a row of another resource is called: for a choice whose level of the tree is not loaded. */
export function createRowName({ client, clock, resource, id }: RowNameDependencies): RowNameService {
  const loader = createLoader<string | null, HttpFailure, null>({
    clock,
    load: async (_, signal) =>
      mapResult(
        await client.call(dictionaryEndpoints.loadDictItem, { params: { dict: resource }, query: { key: id }, signal }),
        ({ result: [name] }): string | null => name ?? null,
      ),
  });
  loader.send({ type: 'value.load', params: null });
  const shown = createViewState(loader, null, ({ value }) => ({ name: value }));
  return { ...shown, send: () => undefined, on: () => () => undefined };
}
