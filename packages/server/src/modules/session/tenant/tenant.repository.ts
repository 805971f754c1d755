import { and, asc, eq, exists, not, or, sql } from 'drizzle-orm';

import { ADMINISTRATOR_ROLE } from '@evergreen/core/contract';

import type { Database } from '../../../db/index.ts';
import { sysRole, sysTenant, sysUserRole, sysUserTenant } from '../../../db/schema/index.ts';

/** `sys_tenant.status` of a tenant that people work for. */
const OPEN = 1;

export interface OwnTenant {
  readonly id: number;
  readonly name: string;
}

export interface TenantRepository {
  /** The open tenants that a user belongs to, by number. */
  ofUser(userId: string): Promise<OwnTenant[]>;
  /**
   * Whether a user may work for a tenant: an open one that they belong to, or tenant 0 where they belong to none. Administrators may
   * enter tenant 0 and every open one.
   */
  mayEnter(userId: string, tenantId: number): Promise<boolean>;
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
    async mayEnter(userId, tenantId) {
      const own = orm
        .select({ one: sql`1` })
        .from(sysUserTenant)
        .where(eq(sysUserTenant.userId, userId));
      const open = orm
        .select({ one: sql`1` })
        .from(sysTenant)
        .where(and(eq(sysTenant.id, tenantId), eq(sysTenant.status, OPEN), eq(sysTenant.delFlag, 0)));
      const member = orm
        .select({ one: sql`1` })
        .from(sysUserTenant)
        .where(and(eq(sysUserTenant.userId, userId), eq(sysUserTenant.tenantId, tenantId)));
      const administrator = orm
        .select({ one: sql`1` })
        .from(sysUserRole)
        .innerJoin(sysRole, eq(sysRole.id, sysUserRole.roleId))
        .where(and(eq(sysUserRole.userId, userId), eq(sysRole.roleCode, ADMINISTRATOR_ROLE), eq(sysRole.delFlag, 0)));
      const condition =
        tenantId === 0
          ? or(not(exists(own)), exists(administrator))
          : and(exists(open), or(exists(member), exists(administrator)));
      const [row] = await orm.execute<{ allowed: boolean }>(sql`select ${condition} as allowed`);
      return row?.allowed === true;
    },
  };
}
