import { and, asc, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { PickedUser } from '@evergreen/core/contract';
import { maskedMobile } from '@evergreen/core/kernel';

import type { Database } from '../../../db/index.ts';
import { sysDepart, sysUser, sysUserDepart, sysUserTenant } from '../../../db/schema/index.ts';

export interface PageAsked {
  readonly words: string;
  /** Exactly these, where given. */
  readonly ids: readonly string[] | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
}

interface Found<Row> {
  readonly records: Row[];
  readonly total: number;
}

export interface PickerRepository {
  /** Accounts of the tenant by name; every account where the caller works for none (0). */
  users(
    asked: PageAsked & { readonly tenantId: number; readonly departId: string | undefined },
  ): Promise<Found<PickedUser>>;
}

const NO_TENANT = 0;
const above = alias(sysDepart, 'above');

const partOf = (words: string) => `%${words.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;

export function createPickerRepository({ orm }: Pick<Database, 'orm'>): PickerRepository {
  const ofTenant = (tenantId: number) =>
    orm.select({ id: sysUserTenant.userId }).from(sysUserTenant).where(eq(sysUserTenant.tenantId, tenantId));

  /** Who works in a department or below it: a code begins with the code above it. */
  const membersOf = (departId: string) =>
    orm
      .select({ id: sysUserDepart.userId })
      .from(sysUserDepart)
      .innerJoin(sysDepart, and(eq(sysDepart.id, sysUserDepart.departId), eq(sysDepart.delFlag, 0)))
      .innerJoin(above, and(eq(above.id, departId), sql`starts_with(${sysDepart.orgCode}, ${above.orgCode})`));

  async function departmentNames(userIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const rows = await orm
      .select({ userId: sysUserDepart.userId, name: sysDepart.departName })
      .from(sysUserDepart)
      .innerJoin(sysDepart, and(eq(sysDepart.id, sysUserDepart.departId), eq(sysDepart.delFlag, 0)))
      .where(inArray(sysUserDepart.userId, [...userIds]))
      .orderBy(asc(sysDepart.orgCode));
    const names = new Map<string, string[]>();
    for (const { userId, name } of rows) names.set(userId, [...(names.get(userId) ?? []), name]);
    return names;
  }

  return {
    async users({ words, ids, tenantId, departId, pageNo, pageSize }) {
      const part = partOf(words);
      const found = and(
        eq(sysUser.delFlag, 0),
        words === '' ? undefined : or(ilike(sysUser.username, part), ilike(sysUser.realname, part)),
        ids === undefined ? undefined : inArray(sysUser.id, [...ids]),
        tenantId === NO_TENANT ? undefined : inArray(sysUser.id, ofTenant(tenantId)),
        departId === undefined ? undefined : inArray(sysUser.id, membersOf(departId)),
      );
      const rows = await orm
        .select({
          id: sysUser.id,
          username: sysUser.username,
          realname: sysUser.realname,
          sex: sysUser.sex,
          phone: sysUser.phone,
        })
        .from(sysUser)
        .where(found)
        .orderBy(asc(sysUser.username))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize);
      const names = await departmentNames(rows.map(({ id }) => id));
      const records = rows.map((row) => ({
        ...row,
        phone: maskedMobile(row.phone ?? ''),
        orgCodeTxt: (names.get(row.id) ?? []).join(','),
      }));
      return { records, total: await orm.$count(sysUser, found) };
    },
  };
}
