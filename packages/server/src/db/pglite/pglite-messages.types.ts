import type { WireResult } from '../connector.types.ts';
import type { ErrorAnswer } from '../database-error.ts';
import type { PackedResult } from './pglite-answer.ts';

/** Requests from the main thread to the PGlite worker. */
export type HostRequest =
  /** Without a folder the database is in memory; `snapshot` is a file to load it from. */
  | { readonly type: 'open'; readonly folder?: string; readonly snapshot?: string }
  | { readonly type: 'run'; readonly sql: string; readonly parameters: readonly (string | null)[] }
  /** The whole data directory as a tarball. */
  | { readonly type: 'dump' }
  | { readonly type: 'close' };

export type HostAnswer =
  | { readonly type: 'done' }
  | { readonly type: 'rows'; readonly result: WireResult }
  | { readonly type: 'dumped'; readonly tarball: Uint8Array }
  /** The database returned an error; after a fatal one, such as a full volume, it is unusable. */
  | { readonly type: 'refused'; readonly answer: ErrorAnswer; readonly isFatal: boolean }
  /** PGlite itself failed and accepts no further requests. */
  | { readonly type: 'broken'; readonly reason: string };

export interface HostCall {
  readonly id: number;
  readonly request: HostRequest;
}

/** An answer on its way between the threads. */
export type SentAnswer =
  | Exclude<HostAnswer, { type: 'rows' }>
  | { readonly type: 'packed'; readonly result: PackedResult };

export interface HostReply {
  readonly id: number;
  readonly answer: SentAnswer;
}
