import type { GenericSchema } from 'valibot';

import type { StorageFamily } from './storage.types.ts';

/** Prefix of every key of this product, to avoid collisions. */
export const STORAGE_NAMESPACE = 'pro__';

/** A family of keys `pro__<name>:<id>`. */
export function storageFamily<Value>(
  name: string,
  schema: GenericSchema<unknown, Value>,
  lifetime: number | null = null,
): StorageFamily<Value> {
  return { prefix: `${STORAGE_NAMESPACE}${name}:`, schema, lifetime };
}
