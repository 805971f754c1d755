import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';

import type { Colleague } from '@evergreen/core/contract';
import { maskedMobile } from '@evergreen/core/kernel';
import { positionResource } from '@evergreen/core/resources';

import type { Database } from '../../../db/index.ts';
import { resourceColumn, resourceTable } from '../../../db/resource-table.ts';
import { sysDepart, sysUser, sysUserDepart, sysUserPosition, sysUserTenant } from '../../../db/schema/index.ts';
import { likeSql } from '../../records/resource/condition-sql.ts';
import { NORMAL_STATUS } from '../../session/auth/session.repository.ts';

export interface ColleaguesAsked {
  readonly words: string;
  readonly tenantId: number;
  /** Codes of departments, each with all below it; everybody if left out. */
  readonly within?: readonly string[];
  readonly pageNo: number;
  readonly pageSize: number;
}

export interface ColleagueRepository {
  /** Accounts in use by name; those of one tenant where the call is for one. */
  find(asked: ColleaguesAsked): Promise<{ readonly records: Colleague[]; readonly total: number }>;
  /** The code of a department; undefined for none. */
  codeOf(departId: string): Promise<string | undefined>;
}

const NO_TENANT = 0;
const NAMES = [sysUser.username, sysUser.realname];
const position = resourceTable(positionResource);

export function createColleagueRepository({ orm }: Pick<Database, 'orm'>): ColleagueRepository {
  const ofTenant = (tenantId: number) =>
    orm.select({ id: sysUserTenant.userId }).from(sysUserTenant).where(eq(sysUserTenant.tenantId, tenantId));

  /** Who works in these departments or below them: a code begins with the code above it. */
  const membersOf = (codes: readonly string[]) =>
    orm
      .select({ id: sysUserDepart.userId })
      .from(sysUserDepart)
      .innerJoin(sysDepart, and(eq(sysDepart.id, sysUserDepart.departId), eq(sysDepart.delFlag, 0)))
      .where(or(sql`false`, ...codes.map((code) => sql`starts_with(${sysDepart.orgCode}, ${code})`)));

  /** The names of what the people of a page belong to, by person. */
  async function namesBy(rows: Promise<readonly { readonly userId: string; readonly name: string }[]>) {
    const names = new Map<string, string[]>();
    for (const { userId, name } of await rows) names.set(userId, [...(names.get(userId) ?? []), name]);
    return (userId: string) => (names.get(userId) ?? []).join(',');
  }

  const departmentsOf = async (userIds: readonly string[]) =>
    namesBy(
      orm
        .select({ userId: sysUserDepart.userId, name: sysDepart.departName })
        .from(sysUserDepart)
        .innerJoin(sysDepart, and(eq(sysDepart.id, sysUserDepart.departId), eq(sysDepart.delFlag, 0)))
        .where(inArray(sysUserDepart.userId, [...userIds]))
        .orderBy(asc(sysDepart.orgCode)),
    );

  const positionsOf = async (userIds: readonly string[]) =>
    namesBy(
      orm
        .select({ userId: sysUserPosition.userId, name: sql<string>`${resourceColumn(positionResource, 'name')}` })
        .from(sysUserPosition)
        .innerJoin(position, and(eq(position.id, sysUserPosition.positionId), eq(position.delFlag, 0)))
        .where(inArray(sysUserPosition.userId, [...userIds]))
        .orderBy(asc(resourceColumn(positionResource, 'code'))),
    );

  return {
    async find({ words, tenantId, within, pageNo, pageSize }) {
      const found = and(
        eq(sysUser.delFlag, 0),
        eq(sysUser.status, NORMAL_STATUS),
        words === ''
          ? undefined
          : or(...NAMES.map((column) => likeSql({ column, text: 'inOrder' }, words, 'anywhere'))),
        tenantId === NO_TENANT ? undefined : inArray(sysUser.id, ofTenant(tenantId)),
        within === undefined ? undefined : inArray(sysUser.id, membersOf(within)),
      );
      const rows = await orm
        .select({
          id: sysUser.id,
          username: sysUser.username,
          realname: sysUser.realname,
          workNo: sysUser.workNo,
          phone: sysUser.phone,
          telephone: sysUser.telephone,
          email: sysUser.email,
        })
        .from(sysUser)
        .where(found)
        .orderBy(asc(sysUser.workNo), asc(sysUser.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize);
      const ids = rows.map(({ id }) => id);
      const [departments, positions] = [await departmentsOf(ids), await positionsOf(ids)];
      const records = rows.map(({ workNo, phone, telephone, email, ...person }) => ({
        ...person,
        workNo: workNo ?? '',
        departments: departments(person.id),
        positions: positions(person.id),
        phone: maskedMobile(phone ?? ''),
        telephone: telephone ?? '',
        email: email ?? '',
      }));
      return { records, total: await orm.$count(sysUser, found) };
    },
    async codeOf(departId) {
      const [row] = await orm
        .select({ code: sysDepart.orgCode })
        .from(sysDepart)
        .where(and(eq(sysDepart.id, departId), eq(sysDepart.delFlag, 0)));
      return row?.code;
    },
  };
}
