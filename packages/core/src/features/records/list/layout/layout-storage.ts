import * as v from 'valibot';

import { arrangedColumns } from '../../../../contract/index.ts';
import { storageFamily, type FamilyStorage, type StorageFamily, type TypedStorage } from '../../../../storage/index.ts';
import type { ListLayout } from './list-layout.model.ts';

/** How a person arranged a list last. */
export interface StoredLayout {
  /** Null where the default was restored. */
  readonly columns: ListLayout | null;
  /** Epoch milliseconds; 0 for one that was stored without. */
  readonly changedAt: number;
}

/** Storage keys: `pro__list:layout:<user>:<list>`. A malformed layout is ignored (threat T-67). */
const layoutFamily: StorageFamily<StoredLayout> = storageFamily(
  'list:layout',
  v.union([
    // As stored before layouts followed the account.
    v.pipe(
      arrangedColumns,
      v.transform((columns): StoredLayout => ({ columns, changedAt: 0 })),
    ),
    v.object({ columns: v.nullable(arrangedColumns), changedAt: v.pipe(v.number(), v.minValue(0)) }),
  ]),
);

/** The layout of one list and account in this browser. */
export function layoutStorage(
  storage: TypedStorage,
  userId: string,
  list: string,
): { get(): StoredLayout | undefined; set(layout: StoredLayout): void } {
  const family: FamilyStorage<StoredLayout> = storage.family(layoutFamily);
  const id = `${userId}:${list}`;
  return { get: () => family.get(id), set: (layout) => family.set(id, layout) };
}

/** When a change is made: later than the one before it, also where the clock is behind. */
export function changeTime(now: number, before: number | undefined): number {
  return Math.max(now, (before ?? -1) + 1);
}
