import {
  isUniqueField,
  type Field,
  type FieldValue,
  type Resource,
  type ResourceValues,
} from '@evergreen/core/resources';
import { cleanText, type LocalizedText } from '@evergreen/core/kernel';

import { databaseErrorOf } from '../../../../db/index.ts';
import { comparisonOf, uniqueIndexName } from '../../../../db/resource-table.ts';
import type { CallFailure } from '../../../../http/call.types.ts';
import { refusedValue } from '../../../../http/refused-value.ts';
import { resourceMessages } from '../resource.messages.ts';
import type { ResourceRepository } from '../resource.repository.ts';

/** The field whose value another row has already, when that is what the database refused. `values`: those that were sent. */
export function takenValue(resource: Resource, values: ResourceValues, error: unknown): CallFailure | undefined {
  const failure = databaseErrorOf(error);
  if (failure?.kind !== 'uniqueViolation') return undefined;
  for (const [key, field] of Object.entries(resource.fields))
    if (isUniqueField(field) && failure.details.constraint === uniqueIndexName(resource, key))
      return values[key] === undefined
        ? { kind: 'business', message: resourceMessages.takenSince(field.label) }
        : refusedValue(key, takenMessage(resource, field, String(values[key]))).error;
  return undefined;
}

/** Another row of the whole list, or of what stands below the same row of a tree, has the value. */
function takenMessage({ tree }: Resource, field: Field, value: string): LocalizedText {
  const isBelow = tree !== undefined && withinOf(field) === tree.parent;
  return isBelow ? resourceMessages.takenBelow(field.label, value) : resourceMessages.taken(field.label, value);
}

/** A row as it would be; `id` null for a new one. */
interface ClaimingRow {
  readonly id: string | null;
  readonly values: ResourceValues;
}

/**
 * Reads which values of unique fields other rows in use have, by one statement for each field, and judges each row as the database would.
 * @param repository of every row among which values are unique, in reach of the caller or not
 */
export async function readTakenValues(
  resource: Resource,
  rows: readonly ClaimingRow[],
  repository: Pick<ResourceRepository, 'holders'>,
): Promise<(row: ClaimingRow) => CallFailure | undefined> {
  const fields = Object.entries(resource.fields).filter(([, field]) => isUniqueField(field));
  const held = new Map<string, ReadonlyMap<string, string>>();
  for (const [key, field] of fields) {
    const texts = new Set(rows.flatMap(({ values }) => ((values[key] ?? null) === null ? [] : [String(values[key])])));
    const holders = await repository.holders(key, [...texts], withinOf(field));
    held.set(key, new Map(holders.map(({ id, value, within }) => [uniquePlaceOf(field, value, within), id])));
  }
  return ({ id, values }) => {
    for (const [key, field] of fields) {
      const value = values[key] ?? null;
      if (value === null) continue;
      const within = withinOf(field);
      const holder = held
        .get(key)
        ?.get(uniquePlaceOf(field, value, within === undefined ? null : (values[within] ?? null)));
      if (holder !== undefined && holder !== id)
        return refusedValue(key, takenMessage(resource, field, String(value))).error;
    }
    return undefined;
  };
}

/** The field among whose equal values another one is unique; undefined for all rows. */
export function withinOf({ isUnique }: Field): string | undefined {
  return typeof isUnique === 'object' ? isUnique.within : undefined;
}

/** A unique value as it is compared: cleaned, and in one case or width where these do not count. */
export function uniqueValueOf(field: Field, value: FieldValue): string {
  return comparisonOf(field).text(cleanText(String(value), 'lines'));
}

/** Where a unique value stands; rows at the same place stand in each other's way. */
export function uniquePlaceOf(field: Field, value: FieldValue, within: FieldValue): string {
  return JSON.stringify([uniqueValueOf(field, value), within]);
}
