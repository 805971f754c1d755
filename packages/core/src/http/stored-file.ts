import * as v from 'valibot';

import { DEFAULT_STATIC_PATH, fileEndpoints } from '../contract/index.ts';
import type { CallResult, DownloadedFile, HttpClient, TransferOptions } from './http-client.types.ts';
import { staticAddress } from './static-address.ts';

/** A stored file, by who gives it out. */
export type StoredFile =
  /** The platform's own: read with the token, which no address holds. */
  | {
      readonly kind: 'own';
      readonly name: string;
      read(
        options?: Pick<TransferOptions<typeof fileEndpoints.read>, 'signal' | 'onProgress'>,
      ): CallResult<DownloadedFile>;
    }
  /** Opened by its address. */
  | { readonly kind: 'elsewhere'; readonly name: string; readonly address: string };

export interface StoredFileDependencies {
  readonly client: HttpClient;
  readonly staticDomain: string;
  readonly basePath: string;
}

/** What can be done to get at a stored path: own files are `folder/id/name` below the platform's own address. Null where there is nothing to view. */
export function storedFile(
  stored: string | null | undefined,
  { client, staticDomain, basePath }: StoredFileDependencies,
): StoredFile | null {
  const address = staticAddress(stored, staticDomain);
  if (address === null) return null;
  const segments = (stored ?? '')
    .trim()
    .split('/')
    .filter((segment) => segment !== '');
  const name = segments.at(-1) ?? '';
  const isHere = address.startsWith(`${basePath}${DEFAULT_STATIC_PATH}/`) && segments.length === 3;
  const params = v.safeParse(fileEndpoints.read.params, { folder: segments[0], id: segments[1], name });
  if (!isHere || !params.success) return { kind: 'elsewhere', name, address };
  return {
    kind: 'own',
    name,
    read: (options) => client.download(fileEndpoints.read, {}, { ...options, params: params.output }),
  };
}
