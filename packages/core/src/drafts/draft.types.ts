import type { ResourceValues } from '../resources/index.ts';

/** What was typed and not yet saved, kept per user, resource and row. */
export interface Draft {
  /** As typed, unreadable texts included, and the texts of chosen values as `<key>_dictText`. */
  readonly values: ResourceValues;
  /** Epoch milliseconds of the last change. */
  readonly savedAt: number;
  /** The row as it was stored when the change began: the draft is merged by it with what others stored since. New rows have none. */
  readonly base?: ResourceValues | undefined;
}

/** Where a draft belongs; `rowId` is null for a new row. */
export interface DraftKey {
  readonly userId: string;
  /** The resource's name; other forms have names of their own (`grants:role`). */
  readonly resource: string;
  readonly rowId: string | null;
}

export interface DraftStore {
  /** The draft, or null when there is none or it cannot be read. */
  read(key: DraftKey): Draft | null;
  write(key: DraftKey, draft: Draft): void;
  remove(key: DraftKey): void;
  /** Every draft of one user and resource, newest first. */
  list(userId: string, resource: string): readonly { readonly key: DraftKey; readonly draft: Draft }[];
}
