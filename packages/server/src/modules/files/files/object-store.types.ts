import type { Readable } from 'node:stream';

import type { ByteRange } from '../../../http/endpoint-route.ts';

export interface StoredObject {
  /** Bytes of the whole object. */
  readonly size: number;
  /** The bytes that were asked for. */
  readonly content: Readable;
}

/** How a browser takes an object that it fetches from the store itself. */
export interface SignedAnswer {
  /** Of the header content-disposition. */
  readonly disposition: string;
  readonly mediaType: string;
}

/** Where the bytes of stored files are: a folder of this machine, or a store that several servers share. Keys are made by the server. */
export interface ObjectStore {
  /** Takes over a file of this machine, which is gone afterwards. It is there as a whole or not at all. */
  put(key: string, path: string): Promise<void>;
  /** undefined where there is none. */
  get(key: string, range?: ByteRange): Promise<StoredObject | undefined>;
  /**
   * Address in the store that whoever has it may read the object from, without anything else, for a short while; undefined where there
   * is no such object. null where objects are read through this server alone.
   */
  readonly signedAddress: ((key: string, answer: SignedAnswer) => Promise<string | undefined>) | null;
  /** Removes it, if it is there. */
  remove(key: string): Promise<void>;
}
