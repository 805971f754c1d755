import * as v from 'valibot';

import { STORAGE_NAMESPACE, type FamilyStorage, type StorageFamily } from '../../../../storage/index.ts';
import type { CellValue, RowValues } from '../cell.types.ts';

/** Maximum number of records per table code. */
export const MOST_RECORDS = 16;

/** An enhancement of a table by its operator: any JSON object. */
export type EnhanceRecord = RowValues;

export interface EnhanceRecords {
  /** Records of a table code, most recent first; at most 16. */
  list(tableCode: string): readonly EnhanceRecord[];
  /** Add a record at the front. Removes an equal one, and the oldest above 16. */
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

/** `pro__enhance_<table code>`. Malformed entries are ignored. */
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

/** Deep equality; ignores key order. */
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
