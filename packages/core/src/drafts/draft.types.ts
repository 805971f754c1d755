import type { LocalizedText } from '../kernel/index.ts';
import type { ResourceValues } from '../resources/index.ts';

/** Unsaved input, stored per user, resource and row. */
export interface Draft {
  /** Raw input, including unparseable texts; display texts of choices as `<key>_dictText`. */
  readonly values: ResourceValues;
  /** Epoch milliseconds of the last change. */
  readonly savedAt: number;
  /** The stored row when editing started: base of the three-way merge with later changes. Absent for new rows. */
  readonly base?: ResourceValues | undefined;
  /** Pasted texts that are no values, by the place of their cell in a table of the form. */
  readonly refused?: Readonly<Record<string, LocalizedText>> | undefined;
}

/** Key of a draft; `rowId` is null for a new row. */
export interface DraftKey {
  readonly userId: string;
  /** The resource's name; other forms use their own names (`grants:role`). */
  readonly resource: string;
  readonly rowId: string | null;
}

export interface DraftStore {
  /** The draft, or null if missing or unreadable. */
  read(key: DraftKey): Draft | null;
  write(key: DraftKey, draft: Draft): void;
  remove(key: DraftKey): void;
  /** Every draft of one user and resource, newest first. */
  list(userId: string, resource: string): readonly { readonly key: DraftKey; readonly draft: Draft }[];
}
