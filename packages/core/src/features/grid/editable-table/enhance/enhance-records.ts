import * as v from 'valibot';

import { STORAGE_NAMESPACE, type FamilyStorage, type StorageFamily } from '../../../../storage/index.ts';
import type { CellValue, RowValues } from '../cell.types.ts';

/** How many records a table code keeps. */
const MOST_RECORDS = 16;

/** How a table was enhanced by whoever runs the product: any JSON object. */
export type EnhanceRecord = RowValues;

export interface EnhanceRecords {
  /** The records of a table code, the most recent first; at most 16. */
  list(tableCode: string): readonly EnhanceRecord[];
  /** Puts a record first. One that holds the same is not kept twice, and the oldest beyond 16 goes. */
  add(tableCode: string, record: EnhanceRecord): void;
  remove(tableCode: string): void;
}

const json: v.GenericSchema<unknown, CellValue> = v.lazy(() =>
  v.union([
    v.string(),
    v.pipe(v.number(), v.finite()),
    v.boolean(),
    v.null(),
    v.array(json),
    v.record(v.string(), json),
  ]),
);
const records: v.GenericSchema<unknown, readonly EnhanceRecord[]> = v.array(v.record(v.string(), json));

/** `pro__enhance_<table code>`. What there is not a list of records is none. */
export const enhanceFamily: StorageFamily<readonly EnhanceRecord[]> = {
  prefix: `${STORAGE_NAMESPACE}enhance_`,
  schema: records,
  lifetime: null,
};

export function createEnhanceRecords({
  family,
}: {
  readonly family: FamilyStorage<readonly EnhanceRecord[]>;
}): EnhanceRecords {
  const list = (tableCode: string) => (family.get(tableCode) ?? []).slice(0, MOST_RECORDS);
  return {
    list,
    add(tableCode, record) {
      const others = list(tableCode).filter((other) => !isSame(other, record));
      family.set(tableCode, [record, ...others].slice(0, MOST_RECORDS));
    },
    remove: (tableCode) => family.remove(tableCode),
  };
}

/** Whether two values hold the same; the order of keys says nothing. */
function isSame(one: CellValue, other: CellValue): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const entries = Object.entries(one);
  const others = new Map<string, CellValue>(Object.entries(other));
  return (
    entries.length === others.size &&
    entries.every(([key, value]) => others.has(key) && isSame(value, others.get(key) ?? null))
  );
}
