import { and, eq, sql } from 'drizzle-orm';

import { err, ok, type Result } from '@evergreen/core/kernel';
import {
  HAS_CHILD,
  isTenantScoped,
  searchFields,
  searchKeys,
  TREE_PATH,
  type Resource,
} from '@evergreen/core/resources';

import { resourceColumn, resourceTable } from '../../../db/resource-table.ts';
import type { Database } from '../../../db/index.ts';
import type { CallFailure } from '../../../http/call.types.ts';
import { refusedValue } from '../../../http/refused-value.ts';
import { hasSuperQuery, type ListParameters } from './conditions/resource-conditions.ts';
import { resourceMessages } from './resource.messages.ts';
import type { ResourceRepository, StoredRow } from './resource.repository.ts';

/** Whether a list call asks for nothing in particular: a tree then answers with its top. */
export function asksForTop(resource: Resource, parameters: ListParameters): boolean {
  return (
    resource.tree !== undefined &&
    parameters['id'] === undefined &&
    !hasSuperQuery(parameters) &&
    !searchFields(resource).some(([key, field]) =>
      searchKeys(key, field).some((name) => parameters[name] !== undefined),
    )
  );
}

/** Levels above a row that its path names. */
const DEEPEST = 32;

/** Rows of a tree that a search found, with the names above them. */
async function withPaths<Row extends { readonly id: string }>(
  { tree }: Resource,
  rows: readonly (Row & StoredRow)[],
  repository: Pick<ResourceRepository, 'placesIn'>,
): Promise<readonly (Row & StoredRow)[]> {
  if (tree === undefined) return rows;
  const { parent } = tree;
  const known = new Map<string, { readonly label: string; readonly above: string | null }>();
  let wanted = new Set(rows.map((row) => row[parent]).filter((id) => typeof id === 'string'));
  for (let level = 0; level < DEEPEST && wanted.size > 0; level += 1) {
    const found = await repository.placesIn(parent, [...wanted]);
    for (const [id, place] of found) known.set(id, place);
    const above = [...found.values()].flatMap(({ above: id }) => (id === null || known.has(id) ? [] : [id]));
    wanted = new Set(above);
  }
  const pathTo = (id: unknown, seen: ReadonlySet<unknown>): readonly string[] => {
    const place = typeof id === 'string' && !seen.has(id) ? known.get(id) : undefined;
    return place === undefined ? [] : [...pathTo(place.above, new Set([...seen, id])), place.label];
  };
  return rows.map((row) => ({ ...row, [TREE_PATH]: pathTo(row[parent], new Set()).join(' / ') }));
}

/** Whether a list call asks for the rows directly below one, whose place the caller knows. */
function asksForBranch({ tree }: Resource, parameters: ListParameters): boolean {
  return tree !== undefined && parameters[tree.parent] !== undefined;
}

/** Rows of a tree as a list call shows them: with whether there are others below, and what a search found with its path. */
export async function placedRows<Row extends { readonly id: string }>(
  resource: Resource,
  parameters: ListParameters,
  rows: readonly (Row & StoredRow)[],
  { placesIn, hasChildren }: Pick<ResourceRepository, 'placesIn'> & { readonly hasChildren: ReadonlySet<string> },
): Promise<readonly (Row & StoredRow)[]> {
  if (resource.tree === undefined) return rows;
  const shown = rows.map((row) => ({ ...row, [HAS_CHILD]: hasChildren.has(row.id) ? '1' : '0' }));
  const hasPlaces = asksForTop(resource, parameters) || asksForBranch(resource, parameters);
  return hasPlaces ? shown : withPaths(resource, shown, { placesIn });
}

/**
 * One move at a time in a tree of a tenant, until the transaction ends: two moves that are each right by themselves could
 * put two rows below each other.
 */
export async function lockTree({ orm }: Pick<Database, 'orm'>, { name }: Resource, tenantId: number): Promise<void> {
  await orm.execute(sql`select pg_advisory_xact_lock(hashtext(${`tree ${name}`}), ${tenantId})`);
}

/** Refuses a row that would stand below itself. Call it in the transaction of the write. */
export async function refuseCycle(
  database: Pick<Database, 'orm'>,
  resource: Resource,
  { before, parent, tenantId }: { readonly before: StoredRow; readonly parent: unknown; readonly tenantId: number },
): Promise<Result<undefined, CallFailure>> {
  const { tree } = resource;
  if (tree === undefined || typeof parent !== 'string' || parent === before[tree.parent]) return ok(undefined);
  const tenant = isTenantScoped(resource) ? tenantId : 0;
  await lockTree(database, resource, tenant);
  const table = resourceTable(resource);
  const above = resourceColumn(resource, tree.parent);
  const seen = new Set<string>();
  let next: string | null = parent;
  while (next !== null && !seen.has(next)) {
    if (next === before.id) return err(refusedValue(tree.parent, resourceMessages.belowItself).error);
    seen.add(next);
    const [row]: { above: string | null }[] = await database.orm
      .select({ above: sql<string | null>`${above}` })
      .from(table)
      .where(and(eq(table.id, next)));
    next = row?.above ?? null;
  }
  return ok(undefined);
}
