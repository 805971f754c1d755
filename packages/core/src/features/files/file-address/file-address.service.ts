import { failureText, staticAddress, type HttpClient, type HttpFailure } from '../../../http/index.ts';
import { mapResult, type Service } from '../../../kernel/index.ts';
import { createLoader, createViewState } from '../../../machine/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import { formatPaths } from '../upload-list/index.ts';
import { resourceEndpoints, storedFileResource } from '../../../resources/index.ts';
import type { FileAddressEvent, FileAddressFacts } from './file-address.types.ts';

export type FileAddressService = Service<FileAddressFacts, FileAddressEvent>;

export interface FileAddressDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
  /** Of the stored file. */
  readonly id: string;
  readonly staticDomain: string;
  /** Scheme, host and port of the page. */
  readonly origin: string;
}

/** Reads under which path and address a stored file is found. */
export function createFileAddress({
  client,
  clock,
  id,
  staticDomain,
  origin,
}: FileAddressDependencies): FileAddressService {
  const endpoint = resourceEndpoints(storedFileResource).queryById;
  const loader = createLoader<string | null, HttpFailure, null>({
    clock,
    load: async (_, signal) =>
      mapResult(await client.call(endpoint, { query: { id }, signal }), ({ result: { file } }) =>
        typeof file === 'string' ? file : null,
      ),
  });
  loader.send({ type: 'value.load', params: null });
  const shown = createViewState(loader, null, ({ status, value, failure }): FileAddressFacts => {
    const relative = staticAddress(value, staticDomain);
    return {
      status,
      failure: failure === null ? null : failureText(failure),
      path: value === null ? null : formatPaths([value]),
      address: relative === null ? null : /^\/(?!\/)/u.test(relative) ? origin + relative : relative,
    };
  });
  return {
    ...shown,
    send: () => loader.send({ type: 'value.refresh' }),
    on: () => () => undefined,
  };
}
