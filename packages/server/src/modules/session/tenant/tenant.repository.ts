import { and, asc, eq, exists, not, or, sql, type SQL } from 'drizzle-orm';

import { ADMINISTRATOR_ROLE } from '@evergreen/core/contract';
import type { ClockPort } from '@evergreen/core/ports';
import { tenantResource } from '@evergreen/core/resources';

import type { Caches, Database } from '../../../db/index.ts';
import { unscopedColumn, unscopedRows } from '../../records/resource/unscoped-rows.ts';
import { formatPlatformTime } from '../../../platform-time.ts';
import { sysUserRole, sysUserTenant } from '../../../db/schema/index.ts';
import { sysRole } from '../../../db/schema/scoped-tables.ts';

const tenant = unscopedRows(tenantResource);
/** Rows and clients name a tenant by its number. */
const tenantNumber = unscopedColumn(tenantResource, 'number');
const tenantName = unscopedColumn(tenantResource, 'name');

/** A tenant that people work for: not frozen, and in its time. */
function isOpen(now: number): SQL | undefined {
  const today = formatPlatformTime(now).slice(0, 10);
  const begin = unscopedColumn(tenantResource, 'beginDate');
  const end = unscopedColumn(tenantResource, 'endDate');
  return and(
    eq(unscopedColumn(tenantResource, 'status'), '1'),
    eq(tenant.delFlag, 0),
    sql`(${begin} is null or ${begin} <= ${today})`,
    sql`(${end} is null or ${end} >= ${today})`,
  );
}

export interface OwnTenant {
  readonly id: number;
  readonly name: string;
}

export interface TenantRepository {
  /** The open tenants that a user belongs to, by number. */
  ofUser(userId: string): Promise<OwnTenant[]>;
  /** The tenants that `mayEnter` allows, by number; the platform itself is 0, with an empty name. */
  enterable(userId: string): Promise<OwnTenant[]>;
  /** The identifiers of the open tenants that a user belongs to. */
  idsOf(userId: string): Promise<readonly string[]>;
  /** The identifier of the tenant of a number; undefined for none. */
  idOf(tenantId: number): Promise<string | undefined>;
  /**
   * Whether a user may work for a tenant: an open one that they belong to, or tenant 0 where they belong to none. Administrators may
   * enter tenant 0 and every open one.
   */
  mayEnter(userId: string, tenantId: number): Promise<boolean>;
  /** Those of some pairs that `mayEnter` allows, of one statement. */
  enterableOf(pairs: readonly UserInTenant[]): Promise<readonly UserInTenant[]>;
}

export interface UserInTenant {
  readonly userId: string;
  readonly tenantId: number;
}

// oxlint-disable-next-line eslint/max-lines-per-function -- because its queries share one connection
export function createTenantRepository({ orm }: Pick<Database, 'orm'>, clock: ClockPort): TenantRepository {
  const administrates = (userId: string | SQL) =>
    exists(
      orm
        .select({ one: sql`1` })
        .from(sysUserRole)
        .innerJoin(sysRole, eq(sysRole.id, sysUserRole.roleId))
        .where(and(eq(sysUserRole.userId, userId), eq(sysRole.roleCode, ADMINISTRATOR_ROLE), eq(sysRole.delFlag, 0))),
    );
  const belongsToAny = (userId: string | SQL) =>
    exists(
      orm
        .select({ one: sql`1` })
        .from(sysUserTenant)
        .where(eq(sysUserTenant.userId, userId)),
    );
  const mayEnterPlatform = (userId: string | SQL) => or(not(belongsToAny(userId)), administrates(userId));
  const mayEnterTenant = (userId: string | SQL, tenantId: number | SQL) => {
    const open = orm
      .select({ one: sql`1` })
      .from(tenant)
      .where(and(eq(tenantNumber, tenantId), isOpen(clock.now())));
    const member = orm
      .select({ one: sql`1` })
      .from(sysUserTenant)
      .where(and(eq(sysUserTenant.userId, userId), eq(sysUserTenant.tenantId, tenantId)));
    return and(exists(open), or(exists(member), administrates(userId)));
  };
  return {
    async enterable(userId) {
      const member = orm
        .select({ one: sql`1` })
        .from(sysUserTenant)
        .where(and(eq(sysUserTenant.userId, userId), eq(sysUserTenant.tenantId, sql`${tenantNumber}`)));
      const open = await orm
        .select({ id: sql<number>`${tenantNumber}`, name: sql<string>`${tenantName}` })
        .from(tenant)
        .where(and(isOpen(clock.now()), or(exists(member), administrates(userId))))
        .orderBy(asc(tenantNumber));
      const [platform] = await orm.execute<{ allowed: boolean }>(sql`select ${mayEnterPlatform(userId)} as allowed`);
      return platform?.allowed === true ? [{ id: 0, name: '' }, ...open] : open;
    },
    ofUser: async (userId) =>
      orm
        .select({ id: sysUserTenant.tenantId, name: sql<string>`${tenantName}` })
        .from(sysUserTenant)
        .innerJoin(tenant, eq(tenantNumber, sysUserTenant.tenantId))
        .where(and(eq(sysUserTenant.userId, userId), isOpen(clock.now())))
        .orderBy(asc(sysUserTenant.tenantId)),
    async idsOf(userId) {
      const rows = await orm
        .select({ id: tenant.id })
        .from(sysUserTenant)
        .innerJoin(tenant, eq(tenantNumber, sysUserTenant.tenantId))
        .where(and(eq(sysUserTenant.userId, userId), isOpen(clock.now())));
      return rows.map(({ id }) => id);
    },
    async idOf(tenantId) {
      const [row] = await orm.select({ id: tenant.id }).from(tenant).where(eq(tenantNumber, tenantId));
      return row?.id;
    },
    async mayEnter(userId, tenantId) {
      const condition = tenantId === 0 ? mayEnterPlatform(userId) : mayEnterTenant(userId, tenantId);
      const [row] = await orm.execute<{ allowed: boolean }>(sql`select ${condition} as allowed`);
      return row?.allowed === true;
    },
    async enterableOf(pairs) {
      if (pairs.length === 0) return [];
      const [userId, tenantId] = [sql`pair.user_id`, sql`pair.tenant_id`];
      const values = pairs.map((pair) => sql`(${pair.userId}::text, ${pair.tenantId}::integer)`);
      const isAllowed = or(
        and(sql`${tenantId} = 0`, mayEnterPlatform(userId)),
        and(sql`${tenantId} <> 0`, mayEnterTenant(userId, tenantId)),
      );
      const rows = await orm.execute<{ userId: string; tenantId: number }>(
        sql`select ${userId} as "userId", ${tenantId} as "tenantId"
          from (values ${sql.join(values, sql`, `)}) as pair(user_id, tenant_id) where ${isAllowed}`,
      );
      return rows;
    },
  };
}

/** Who may work for which tenant today, remembered by the process. */
export function rememberTenants(stored: TenantRepository, { cacheOf }: Caches, clock: ClockPort): TenantRepository {
  const entries = cacheOf<boolean>('tenants', 'rights');
  return {
    ...stored,
    async mayEnter(userId, tenantId) {
      const today = formatPlatformTime(clock.now()).slice(0, 10);
      return entries.read(JSON.stringify([userId, tenantId, today]), async () => stored.mayEnter(userId, tenantId));
    },
  };
}
