import { and, eq, sql } from 'drizzle-orm';

import {
  countChanges,
  countersOver,
  isTenantScoped,
  resources,
  type CountedWrite,
  type Resource,
} from '@evergreen/core/resources';

import { resourceColumn, resourceTable } from '../../../db/resource-table.ts';
import type { HookTools } from './resource-hooks.types.ts';

export interface NumberChange {
  readonly id: string;
  /** A number field of the resource; nothing counts as 0. */
  readonly key: string;
  /** What is added; below 0 it is taken away. */
  readonly by: number;
}

/** Where numbers are changed, and in which tenant. */
type NumberTools = Pick<HookTools, 'database' | 'call'>;

/**
 * Adds to a number of a row where it stands, so that of two writers at once neither is lost. Raises no version and writes no
 * history: a count is nobody's edit.
 *
 * @returns false, with nothing changed, where the number would fall below 0 or the row is not there
 */
export async function addToNumber(
  resource: Resource,
  { id, key, by }: NumberChange,
  { database: { orm }, call }: NumberTools,
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

/** Keeps the numbers that count rows of a resource, after writes and before deletions of such rows. */
export async function keepCounts(
  resource: Resource,
  writes: readonly CountedWrite[],
  tools: NumberTools,
): Promise<void> {
  for (const { holder, ...change } of countChanges(resource, countersOver(resource, resources), writes))
    await addToNumber(holder, change, tools);
}
