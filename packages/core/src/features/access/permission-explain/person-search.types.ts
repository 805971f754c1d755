import type { PickedUser } from '../../../contract/index.ts';

export interface PersonSearchFacts {
  readonly status: 'loading' | 'loaded' | 'failed';
  /** Of the last words that were answered. */
  readonly people: readonly PickedUser[];
}

export type PersonSearchEvent =
  /** A part of the account's or of the person's name; empty for the first accounts. */
  { readonly type: 'words.type'; readonly words: string } | { readonly type: 'search.retry' };
