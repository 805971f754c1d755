import { and, asc, eq } from 'drizzle-orm';

import type { Database } from '../../../db/index.ts';
import { sysTenant, sysUserTenant } from '../../../db/schema/index.ts';

/** `sys_tenant.status` of a tenant that people work for. */
const OPEN = 1;

export interface OwnTenant {
  readonly id: number;
  readonly name: string;
}

export interface TenantRepository {
  /** The open tenants that a user belongs to, by number. */
  ofUser(userId: string): Promise<OwnTenant[]>;
}

export function createTenantRepository({ orm }: Pick<Database, 'orm'>): TenantRepository {
  return {
    ofUser: async (userId) =>
      orm
        .select({ id: sysTenant.id, name: sysTenant.name })
        .from(sysUserTenant)
        .innerJoin(sysTenant, eq(sysTenant.id, sysUserTenant.tenantId))
        .where(and(eq(sysUserTenant.userId, userId), eq(sysTenant.status, OPEN), eq(sysTenant.delFlag, 0)))
        .orderBy(asc(sysTenant.id)),
  };
}
