import { and, eq, sql } from 'drizzle-orm';

import { isTenantScoped, type Resource } from '@evergreen/core/resources';

import { resourceColumn, resourceTable } from '../../../db/resource-table.ts';
import type { HookTools } from './resource-hooks.types.ts';

export interface NumberChange {
  readonly id: string;
  /** A number field of the resource; nothing counts as 0. */
  readonly key: string;
  /** What is added; below 0 it is taken away. */
  readonly by: number;
}

/**
 * Adds to a number of a row where it stands, so that of two writers at once neither is lost. Raises no version and writes no
 * history: a count is nobody's edit.
 *
 * @returns false, with nothing changed, where the number would fall below 0 or the row is not there
 */
export async function addToNumber(
  resource: Resource,
  { id, key, by }: NumberChange,
  { database: { orm }, call }: Pick<HookTools, 'database' | 'call'>,
): Promise<boolean> {
  if (by === 0) return true;
  const table = resourceTable(resource);
  const sum = sql`coalesce(${resourceColumn(resource, key)}, 0) + ${by}`;
  const owner = isTenantScoped(resource) ? [eq(resourceColumn(resource, 'tenantId'), call.tenantId)] : [];
  const changed = await orm
    .update(table)
    .set({ [key]: sum, version: sql`${table.version}` })
    .where(and(eq(table.id, id), ...owner, sql`${sum} >= 0`))
    .returning({ id: table.id });
  return changed.length > 0;
}

/** Which numbers of which rows a row adds to: in a match the works, and their votes. */
export type AddsTo<Row> = (row: Row) => readonly NumberChange[];

/** The changes between what a row added before and what it adds now, in the order of the rows that they lock. */
export function differenceOf<Row>(
  addsTo: AddsTo<Row>,
  before: Row | undefined,
  after: Row | undefined,
): NumberChange[] {
  const sums = new Map<string, NumberChange>();
  const take = (changes: readonly NumberChange[], sign: 1 | -1) => {
    for (const { id, key, by } of changes) {
      const place = `${id}\n${key}`;
      sums.set(place, { id, key, by: (sums.get(place)?.by ?? 0) + sign * by });
    }
  };
  if (before !== undefined) take(addsTo(before), -1);
  if (after !== undefined) take(addsTo(after), 1);
  const places = [...sums].filter(([, { by }]) => by !== 0);
  return places.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, change]) => change);
}
