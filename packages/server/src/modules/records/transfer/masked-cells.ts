import type { LocalizedText } from '@evergreen/core/kernel';
import {
  answeredValue,
  isUniqueField,
  maskOf,
  type AskedValue,
  type Field,
  type FieldValue,
  type Resource,
  type ResourceValues,
} from '@evergreen/core/resources';

import type { ResourceRepository } from '../resource/resource.repository.ts';
import { importMessages as messages } from './import.messages.ts';

/** A cell that holds a number as lists and exports without a reason show it. */
export interface MaskedCell {
  readonly row: number;
  readonly key: string;
  readonly text: string;
}

/** Whether a value is what a mask leaves to be read: no whole number has an asterisk. */
export function isMaskedText(field: Field, value: FieldValue): value is string {
  return maskOf(field) !== undefined && typeof value === 'string' && value.includes('*');
}

/**
 * The whole values of masked fields that a file asks the list for: rows are found by them, or are refused because a row has them already.
 * Trying a file tells of each whether a row in reach has it, as a search does.
 * @param matchBy the field that rows are found by
 */
export function askedValues(
  { fields }: Resource,
  rows: readonly { readonly values: ResourceValues }[],
  matchBy: string | undefined,
): readonly AskedValue[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    if (maskOf(field) === undefined || !(isUniqueField(field) || key === matchBy)) return [];
    const values = new Set(rows.flatMap(({ values: { [key]: value } }) => (typeof value === 'string' ? [value] : [])));
    return [...values].map((value) => ({ field: key, value }));
  });
}

/** Why a cell is no value, as an import tells it. */
interface RefusedMask {
  readonly row: number;
  readonly key: string;
  readonly message: LocalizedText;
}

/** Rows that are read at once. */
const AT_ONCE = 500;

/**
 * Why masked cells are no values. One that shows the number of the row that is changed is left out of the row, which keeps its number; any
 * other one is refused.
 * @param found the rows that are changed, by their row in the file
 */
export async function changedMasks(
  resource: Resource,
  cells: readonly MaskedCell[],
  found: ReadonlyMap<number, string>,
  repository: Pick<ResourceRepository, 'findMany'>,
): Promise<readonly RefusedMask[]> {
  const ids = [...new Set(cells.flatMap(({ row }) => found.get(row) ?? []))];
  const shown = new Map<string, Readonly<Record<string, FieldValue>>>();
  const keys = [...new Set(cells.map(({ key }) => key))];
  for (let from = 0; from < ids.length; from += AT_ONCE)
    for (const row of await repository.findMany(ids.slice(from, from + AT_ONCE)))
      shown.set(
        row.id,
        Object.fromEntries(keys.map((key) => [key, answeredValue(resource.fields[key], row[key] ?? null)])),
      );
  return cells
    .filter(({ row, key, text }) => shown.get(found.get(row) ?? '')?.[key] !== text)
    .map(({ row, key, text }) => ({ row, key, message: messages.masked(text) }));
}
