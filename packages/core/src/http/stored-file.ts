import * as v from 'valibot';

import { DEFAULT_STATIC_PATH, fileEndpoints, type PictureSize } from '../contract/index.ts';
import { mapResult, ok } from '../kernel/index.ts';
import type { CallResult, DownloadedFile, HttpClient, DownloadInput } from './http-client.types.ts';
import { staticAddress } from './static-address.ts';

/** What a person saves: bytes, or an address of the store of files that is good for a minute and is opened without the token. */
export type FetchedFile =
  | { readonly kind: 'content'; readonly content: DownloadedFile['content'] }
  | { readonly kind: 'address'; readonly address: string };

/** A stored file, by its host. */
export type StoredFile =
  /** Hosted by the platform: downloaded with the token, which is never part of a URL. */
  | {
      readonly kind: 'own';
      readonly name: string;
      read(
        options?: Pick<DownloadInput<typeof fileEndpoints.read>, 'signal' | 'onProgress' | 'isQuiet'> & {
          /** For pictures; whole without it. */
          readonly size?: PictureSize;
        },
      ): CallResult<DownloadedFile>;
      /** For saving it: where the platform keeps its files in a store of their own, that gives the bytes. */
      fetch(): CallResult<FetchedFile>;
    }
  /** Opened by its URL. */
  | { readonly kind: 'elsewhere'; readonly name: string; readonly address: string };

export interface StoredFileDependencies {
  readonly client: HttpClient;
  readonly staticDomain: string;
  readonly basePath: string;
}

/**
 * How to access a stored path: platform files are `folder/id/name` below the platform's own URL. Null if it cannot be
 * viewed.
 */
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
  const read: Extract<StoredFile, { readonly kind: 'own' }>['read'] = ({ size, ...options } = {}) =>
    client.download(fileEndpoints.read, {
      ...options,
      params: params.output,
      ...(size === undefined ? {} : { query: { size } }),
    });
  return {
    kind: 'own',
    name,
    read,
    async fetch() {
      // Whatever is wrong with the file is told by reading it; another backend of the contract has no such addresses.
      const found = await client.call(fileEndpoints.address, { params: params.output, isQuiet: true });
      if (found.ok && found.value.result.address !== null)
        return ok({ kind: 'address', address: found.value.result.address });
      return mapResult(await read(), ({ content }) => ({ kind: 'content', content }));
    },
  };
}
