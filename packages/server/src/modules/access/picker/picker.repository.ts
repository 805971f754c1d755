import { and, asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { PickedUser } from '@evergreen/core/contract';
import { foldText, maskedMobile } from '@evergreen/core/kernel';

import type { Database } from '../../../db/index.ts';
import { orderTerms } from '../../../db/list-order.ts';
import { sysDepart, sysUser, sysUserDepart, sysUserTenant } from '../../../db/schema/index.ts';
import { bigramsOfWords } from '../../../db/text-bigrams.ts';
import { likeSql } from '../../records/resource/condition-sql.ts';

export interface PageAsked {
  readonly words: string;
  /** Exactly these, where given. */
  readonly ids: readonly string[] | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
}

export interface CountedPage<Row> {
  readonly records: Row[];
  readonly total: number;
  /** There may be more: counting stopped. */
  readonly isTotalLowerBound: boolean;
}

export interface PickerRepository {
  /** Accounts of the tenant by name; every account where the caller works for none (0). */
  users(
    asked: PageAsked & { readonly tenantId: number; readonly departId: string | undefined },
  ): Promise<CountedPage<PickedUser>>;
}

const NO_TENANT = 0;
const above = alias(sysDepart, 'above');

/** Counting more than anybody pages through would take longer than reading the page. */
const MOST_COUNTED = 1000;

const NAMES = [sysUser.username, sysUser.realname];

export function createPickerRepository({ orm }: Pick<Database, 'orm'>): PickerRepository {
  const ofTenant = (tenantId: number) =>
    orm.select({ id: sysUserTenant.userId }).from(sysUserTenant).where(eq(sysUserTenant.tenantId, tenantId));

  /** A department and those below it: a code begins with the code above it. */
  async function departmentsFrom(departId: string): Promise<readonly string[]> {
    const rows = await orm
      .select({ id: sysDepart.id })
      .from(sysDepart)
      .innerJoin(above, and(eq(above.id, departId), sql`starts_with(${sysDepart.orgCode}, ${above.orgCode})`))
      .where(eq(sysDepart.delFlag, 0));
    return rows.map(({ id }) => id);
  }

  const membersOf = (departIds: readonly string[]) =>
    orm
      .select({ id: sysUserDepart.userId })
      .from(sysUserDepart)
      .where(inArray(sysUserDepart.departId, [...departIds]));

  /**
   * Whether either name has the words. Two characters or more are found by the indexes of their pairs, name by name: where both stand
   * in one condition, the pairs of every found row are made once more. A single character is found by reading the users in their order,
   * because most characters are in many names.
   */
  function isNamed(words: string): SQL | undefined {
    if (words === '') return undefined;
    if (bigramsOfWords(foldText(words)).length === 0)
      return or(...NAMES.map((column) => likeSql({ column, text: 'inOrder' }, words, 'anywhere')));
    const [byAccount, byName] = NAMES.map((column) =>
      orm
        .select({ id: sysUser.id })
        .from(sysUser)
        .where(likeSql({ column, text: 'byIndex' }, words, 'anywhere')),
    );
    return sql`${sysUser.id} in (${byAccount} union all ${byName})`;
  }

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
      const departments = departId === undefined ? undefined : await departmentsFrom(departId);
      const found = and(
        eq(sysUser.delFlag, 0),
        isNamed(words),
        ids === undefined ? undefined : inArray(sysUser.id, [...ids]),
        tenantId === NO_TENANT ? undefined : inArray(sysUser.id, ofTenant(tenantId)),
        departments === undefined ? undefined : inArray(sysUser.id, membersOf(departments)),
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
        .orderBy(...orderTerms(sysUser.username, sysUser.id, 'asc'))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize);
      const names = await departmentNames(rows.map(({ id }) => id));
      const records = rows.map((row) => ({
        ...row,
        phone: maskedMobile(row.phone ?? ''),
        orgCodeTxt: (names.get(row.id) ?? []).join(','),
      }));
      const counted = await orm.$count(
        orm
          .select({ id: sysUser.id })
          .from(sysUser)
          .where(found)
          .limit(MOST_COUNTED + 1)
          .as('counted'),
      );
      return { records, total: counted, isTotalLowerBound: counted > MOST_COUNTED };
    },
  };
}
