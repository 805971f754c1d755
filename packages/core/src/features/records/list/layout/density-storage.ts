import * as v from 'valibot';

import { DENSITIES, type Density } from '../../../../contract/index.ts';
import { storageFamily, type FamilyStorage, type StorageFamily, type TypedStorage } from '../../../../storage/index.ts';

/** The height of rows that a person chose last. */
export interface StoredDensity {
  readonly density: Density;
  /** Epoch milliseconds; 0 for one that was stored without. */
  readonly changedAt: number;
}

const density = v.picklist(DENSITIES);

/** `pro__list:density:<user>`. Malformed entries are ignored (threat T-67). */
const densityFamily: StorageFamily<StoredDensity> = storageFamily(
  'list:density',
  v.union([
    // As stored before it followed the account.
    v.pipe(
      density,
      v.transform((chosen): StoredDensity => ({ density: chosen, changedAt: 0 })),
    ),
    v.object({ density, changedAt: v.pipe(v.number(), v.minValue(0)) }),
  ]),
);

/** The height of rows of one account in this browser. */
export function densityStorage(
  storage: TypedStorage,
  userId: string,
): { get(): StoredDensity | undefined; set(chosen: StoredDensity): void } {
  const family: FamilyStorage<StoredDensity> = storage.family(densityFamily);
  return { get: () => family.get(userId), set: (chosen) => family.set(userId, chosen) };
}
