import * as v from 'valibot';

import { wireInteger } from '../schema.ts';

/** What wrote a version of a row, besides the actions that resources name themselves. */
export const HISTORY_ACTIONS = [
  'add',
  'edit',
  'delete',
  'undoDelete',
  'undoAction',
  'recover',
  'purge',
  'restore',
  'grant',
  'comment',
] as const;

/** What the history holds in the place of a secret: that it was set, never to what. */
export const SECRET_SET = '******';

/** Entries that one call answers at most. */
export const LONGEST_HISTORY = 1000;

const storedValue = v.nullable(v.union([v.string(), v.number()]));

const historyEntry = v.object({
  /** The version of the row that this write made. */
  version: v.number(),
  at: v.string(),
  /** Username, and the real name where the account still has one. */
  by: v.string(),
  byName: v.nullable(v.string()),
  /** One of `HISTORY_ACTIONS`, or an action of the resource. */
  action: v.string(),
  /** What the write follows from; of a restore the version that it went back to, of a comment its words. */
  cause: v.nullable(v.string()),
  /** The value before and after, by field. An addition and a deletion hold the whole row. */
  changes: v.record(v.string(), v.tuple([storedValue, storedValue])),
});
export type HistoryEntry = v.InferOutput<typeof historyEntry>;

export const recordHistory = v.object({
  /** Newest first. */
  entries: v.array(historyEntry),
  /** There are older entries. */
  hasMore: v.boolean(),
  /** What a person reads for the code of a choice, by field and code, in the language of the call. */
  texts: v.record(v.string(), v.record(v.string(), v.string())),
  /** Codes of choices that nobody may choose any more, by field. */
  withdrawn: v.record(v.string(), v.array(v.string())),
});
export type RecordedHistory = v.InferOutput<typeof recordHistory>;

export const historyLimit = v.optional(wireInteger(1, LONGEST_HISTORY), 20);
