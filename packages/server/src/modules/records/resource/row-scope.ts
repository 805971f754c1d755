import { eq, type SQL } from 'drizzle-orm';

import { isTenantScoped, type BoundCondition, type Resource } from '@evergreen/core/resources';

import { resourceColumn } from '../../../db/resource-table.ts';
import type { SignedInCall } from '../../../http/call.types.ts';
import { conditionColumns, conditionSql } from './condition-sql.ts';

/**
 * Which rows are in reach. `caller`: those of the call's tenant that the caller's data rules let through; rows outside are as good as
 * missing. `system`: every row of the tenant, for what has to hold whoever asks, such as references in use and unique values; `null`
 * is every tenant, for rows of the platform, to which all tenants refer. What a system scope finds is counted and never shown.
 */
export type Scope =
  | { readonly kind: 'caller'; readonly call: SignedInCall }
  | { readonly kind: 'system'; readonly tenantId: number | null };

/** The rows of a resource that the caller's roles let them reach. */
export type RowRules = (resource: Resource, call: SignedInCall) => Promise<BoundCondition>;

/** The conditions that stand around every statement over the rows of a resource. */
export type RowConditions = (resource: Resource, scope: Scope) => Promise<SQL[]>;

export function createRowConditions(rowRules: RowRules): RowConditions {
  return async (resource, scope) => {
    const tenantId = scope.kind === 'caller' ? scope.call.tenantId : scope.tenantId;
    const ofTenant =
      tenantId === null || !isTenantScoped(resource) ? [] : [eq(resourceColumn(resource, 'tenantId'), tenantId)];
    if (scope.kind === 'system') return ofTenant;
    const rules = await rowRules(resource, scope.call);
    return rules.kind === 'always' ? ofTenant : [...ofTenant, conditionSql(rules, conditionColumns(resource))];
  };
}
