import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';

import type { Colleague } from '@evergreen/core/contract';
import { maskedMobile } from '@evergreen/core/kernel';

import type { Database } from '../../../db/index.ts';
import { sysUserPosition } from '../../../db/schema/index.ts';
import { likeSql } from '../../records/resource/conditions/condition-sql.ts';
import type { ReachableRows } from '../../records/resource/reachable.ts';
import { departmentNamesOf, membersBelow, namesBy } from '../people/departments-in-reach.ts';

/** What the caller may read of people and of what these belong to. */
export interface ReachablePeople {
  readonly people: ReachableRows;
  readonly departments: ReachableRows;
  readonly positions: ReachableRows;
}

export interface ColleaguesAsked {
  readonly words: string;
  /** Codes of departments, each with all below it; everybody if left out. */
  readonly within?: readonly string[];
  readonly pageNo: number;
  readonly pageSize: number;
}

export interface ColleagueRepository {
  /** Accounts in use and in reach, by name. */
  find(
    reach: ReachablePeople,
    asked: ColleaguesAsked,
  ): Promise<{ readonly records: Colleague[]; readonly total: number }>;
}

const NORMAL = '1';
const NAMES = ['username', 'realname'] as const;

export function createColleagueRepository({ orm }: Pick<Database, 'orm'>): ColleagueRepository {
  async function positionsOf({ rows, column }: ReachableRows, userIds: readonly string[]) {
    const found = await orm
      .select({ userId: sysUserPosition.userId, name: sql<string>`${column('name')}` })
      .from(sysUserPosition)
      .innerJoin(rows, eq(rows.id, sysUserPosition.positionId))
      .where(inArray(sysUserPosition.userId, [...userIds]))
      .orderBy(asc(column('code')));
    return namesBy(found);
  }

  return {
    async find({ people, departments, positions }, { words, within, pageNo, pageSize }) {
      const { rows: users, column } = people;
      const text = (key: string) => sql<string>`${column(key)}`;
      const optional = (key: string) => sql<string>`coalesce(${column(key)}, '')`;
      const found = and(
        eq(column('status'), NORMAL),
        words === ''
          ? undefined
          : or(...NAMES.map((name) => likeSql({ column: column(name), text: 'inOrder' }, words, 'anywhere'))),
        within === undefined ? undefined : inArray(users.id, membersBelow(orm, departments, within)),
      );
      const page = await orm
        .select({
          id: users.id,
          username: text('username'),
          realname: text('realname'),
          workNo: optional('workNo'),
          phone: optional('phone'),
          telephone: optional('telephone'),
          email: optional('email'),
        })
        .from(users)
        .where(found)
        .orderBy(asc(column('workNo')), asc(users.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize);
      const ids = page.map(({ id }) => id);
      const [ofDepartments, ofPositions] = [
        await departmentNamesOf(orm, departments, ids),
        await positionsOf(positions, ids),
      ];
      const records = page.map(({ phone, ...person }) => ({
        ...person,
        departments: (ofDepartments.get(person.id) ?? []).join(','),
        positions: (ofPositions.get(person.id) ?? []).join(','),
        phone: maskedMobile(phone),
      }));
      return { records, total: await orm.$count(users, found) };
    },
  };
}
