import { permissionEndpoints, type RightHolders } from '../../../contract/index.ts';
import { failureText, type HttpClient, type HttpFailure } from '../../../http/index.ts';
import { mapResult, type LocalizedText, type Result, type Service } from '../../../kernel/index.ts';
import { createLoader, createViewState, type LoaderStatus } from '../../../machine/index.ts';
import type { ClockPort } from '../../../ports/index.ts';

export interface RightHoldersFacts {
  readonly status: LoaderStatus;
  /** The code that is asked about; empty for none. */
  readonly code: string;
  /** null until they are read. */
  readonly holders: RightHolders | null;
  readonly failure: LocalizedText | null;
}

export type RightHoldersEvent =
  | { readonly type: 'code.choose'; readonly code: string }
  | { readonly type: 'load.retry' };

export type RightHoldersService = Service<RightHoldersFacts, RightHoldersEvent>;

export interface RightHoldersDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
}

/** Ask who has a permission. */
export async function readRightHolders(
  client: HttpClient,
  code: string,
  signal?: AbortSignal,
): Promise<Result<RightHolders, HttpFailure>> {
  const asked = { query: { code }, isQuiet: true, ...(signal === undefined ? {} : { signal }) };
  return mapResult(await client.call(permissionEndpoints.holders, asked), ({ result }) => result);
}

/** Who has a permission, and by which roles. */
export function createRightHolders({ client, clock }: RightHoldersDependencies): RightHoldersService {
  const loader = createLoader<RightHolders, HttpFailure, string>({
    clock,
    load: (code, signal) => readRightHolders(client, code, signal),
  });
  const shown = createViewState(loader, '', ({ status, value, failure }, code): RightHoldersFacts => ({
    status,
    code,
    holders: status === 'loaded' ? value : null,
    failure: failure === null ? null : failureText(failure),
  }));
  return {
    ...shown,
    send(event) {
      if (event.type === 'load.retry') return loader.send({ type: 'value.refresh' });
      const code = event.code.trim();
      shown.update(() => code);
      loader.send(code === '' ? { type: 'value.forget' } : { type: 'value.load', params: code });
    },
    on: () => () => undefined,
  };
}
