import { SECRET_SET } from '@evergreen/core/contract';
import {
  secretFields,
  storageOf,
  type FieldValue,
  type Resource,
  type ResourceValues,
} from '@evergreen/core/resources';

import type { StoredChanges } from '../../../db/schema/index.ts';
import type { StoredRow } from '../resource/resource.repository.ts';

/** A row before and after a write; null before it was added and after it was deleted. */
export interface RowWrite {
  readonly before: StoredRow | null;
  readonly after: StoredRow | null;
  /** What the same write did to its sub-rows. */
  readonly childChanges?: StoredChanges;
}

/** That a write set secrets, whose values no history holds. */
export function setSecrets(resource: Resource, written: ResourceValues): StoredChanges {
  return Object.fromEntries(
    secretFields(resource).flatMap((key) =>
      (written[key] ?? null) === null ? [] : [[key, [null, SECRET_SET] as const] as const],
    ),
  );
}

/** The fields of the resource that a write changed, in their order; every filled one of an added or deleted row. */
export function rowChanges(resource: Resource, { before, after }: RowWrite): StoredChanges {
  const valueOf = (row: StoredRow | null, key: string): FieldValue => row?.[key] ?? null;
  return Object.fromEntries(
    Object.entries(resource.fields).flatMap(([key, field]) => {
      const change = [valueOf(before, key), valueOf(after, key)] as const;
      return storageOf(field) === 'none' || change[0] === change[1] ? [] : [[key, change]];
    }),
  );
}
