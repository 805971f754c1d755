import { and, eq, ne, or, sql, type SQL } from 'drizzle-orm';

import { isTenantScoped, parentResource, type BoundCondition, type Resource } from '@evergreen/core/resources';

import { resourceColumn, resourceTable } from '../../../db/resource-table.ts';
import type { SignedInCall } from '../../../http/call.types.ts';
import { conditionColumns, conditionSql } from './conditions/condition-sql.ts';

/**
 * Which rows are in reach. `caller`: those of the call's tenant that the caller's data rules let through and that hang under a row in reach;
 * rows outside are as good as missing. `system`: every row of the tenant, for what has to hold for everybody who asks, such as references in use and
 * unique values; `null` is every tenant, for rows of the platform, to which all tenants refer. What a system scope finds is counted and
 * never shown.
 */
export type Scope =
  | { readonly kind: 'caller'; readonly call: SignedInCall }
  | { readonly kind: 'system'; readonly tenantId: number | null };

/** The rows of a resource that the caller's roles let them reach. */
export type RowRules = (resource: Resource, call: SignedInCall) => Promise<BoundCondition>;

/** The conditions that stand around every statement over the rows of a resource. */
export type RowConditions = (resource: Resource, scope: Scope) => Promise<SQL[]>;

export function createRowConditions(rowRules: RowRules): RowConditions {
  /** What keeps a caller from rows of their tenant; nothing where all of them are in reach. */
  async function limits(resource: Resource, call: SignedInCall): Promise<SQL[]> {
    const rules = await rowRules(resource, call);
    const own = rules.kind === 'always' ? [] : [conditionSql(rules, conditionColumns(resource))];
    const parent = parentResource(resource);
    if (parent === undefined) return own;
    // Without limits the reference is enough: a row in use refers to a row in use of its own tenant.
    const above = await limits(parent.resource, call);
    if (above.length === 0) return own;
    const [rows, parents] = [resourceTable(resource), resourceTable(parent.resource)];
    const isReachable = and(
      eq(parents.id, resourceColumn(resource, parent.by)),
      // A deleted row is in reach of those who reach what it hung under, deleted or not.
      or(eq(parents.delFlag, 0), ne(rows.delFlag, 0)),
      ...ofTenant(parent.resource, call.tenantId),
      ...above,
    );
    return [...own, sql`exists (select 1 from ${parents} where ${isReachable})`];
  }

  return async (resource, scope) =>
    scope.kind === 'system'
      ? ofTenant(resource, scope.tenantId)
      : [...ofTenant(resource, scope.call.tenantId), ...(await limits(resource, scope.call))];
}

function ofTenant(resource: Resource, tenantId: number | null): SQL[] {
  return tenantId === null || !isTenantScoped(resource) ? [] : [eq(resourceColumn(resource, 'tenantId'), tenantId)];
}
