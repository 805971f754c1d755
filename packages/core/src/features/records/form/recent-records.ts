import * as v from 'valibot';

import { storageFamily, type StorageFamily, type TypedStorage } from '../../../storage/index.ts';

/** Number of remembered records for each user. */
const REMEMBERED_RECORDS = 20;

export interface RecentRecord {
  /** Name of its resource. */
  readonly resource: string;
  readonly id: string;
  /** The record's name when it was opened last. */
  readonly label: string;
  /** Epoch milliseconds. */
  readonly openedAt: number;
}

/** The records that a user opened, on this device. */
export interface RecentRecords {
  /** Most recent first. */
  list(): readonly RecentRecord[];
  visit(record: RecentRecord): void;
}

/** Storage keys: `pro__recent:records:<user>`. Malformed entries are ignored (threat T-67). */
const recentRecordsFamily: StorageFamily<readonly RecentRecord[]> = storageFamily(
  'recent:records',
  v.array(
    v.object({
      resource: v.string(),
      id: v.pipe(v.string(), v.minLength(1)),
      label: v.string(),
      openedAt: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
  ),
);

export function createRecentRecords(storage: TypedStorage, userId: string): RecentRecords {
  const family = storage.family(recentRecordsFamily);
  const list = () => family.get(userId) ?? [];
  return {
    list,
    visit(record) {
      const others = list().filter(({ resource, id }) => resource !== record.resource || id !== record.id);
      family.set(userId, [record, ...others].slice(0, REMEMBERED_RECORDS));
    },
  };
}
