import { asc, eq, inArray, or, sql } from 'drizzle-orm';

import type { Database } from '../../../db/index.ts';
import { sysUserDepart } from '../../../db/schema/index.ts';
import type { ReachableRows } from '../../records/resource/reachable.ts';

type Orm = Database['orm'];

/** A department as trees are made of. */
export interface DepartRow {
  readonly id: string;
  readonly parentId: string | null;
  readonly departName: string;
  readonly orgCode: string;
}

const text = ({ column }: ReachableRows, key: string) => sql<string>`${column(key)}`;

/** Departments in reach, in the order of the organisation. */
export async function departmentRows(orm: Orm, departments: ReachableRows): Promise<readonly DepartRow[]> {
  const { rows, column } = departments;
  return orm
    .select({
      id: rows.id,
      parentId: sql<string | null>`${column('parentId')}`,
      departName: text(departments, 'departName'),
      orgCode: text(departments, 'orgCode'),
    })
    .from(rows)
    .orderBy(asc(column('departOrder')), asc(column('orgCode')));
}

/** The code of a department in reach; undefined for none. */
export async function departmentCode(
  orm: Orm,
  departments: ReachableRows,
  departId: string,
): Promise<string | undefined> {
  const { rows } = departments;
  const [row] = await orm
    .select({ code: text(departments, 'orgCode') })
    .from(rows)
    .where(eq(rows.id, departId));
  return row?.code;
}

/** The identifiers of who belongs to a department in reach under one of these codes: a code begins with the code above it. */
export function membersBelow(orm: Orm, { rows, column }: ReachableRows, codes: readonly string[]) {
  return orm
    .select({ id: sysUserDepart.userId })
    .from(sysUserDepart)
    .innerJoin(rows, eq(rows.id, sysUserDepart.departId))
    .where(or(sql`false`, ...codes.map((code) => sql`starts_with(${column('orgCode')}, ${code})`)));
}

/** The names of the departments in reach that people belong to, by person. */
export async function departmentNamesOf(
  orm: Orm,
  departments: ReachableRows,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows, column } = departments;
  const found = await orm
    .select({ userId: sysUserDepart.userId, name: text(departments, 'departName') })
    .from(sysUserDepart)
    .innerJoin(rows, eq(rows.id, sysUserDepart.departId))
    .where(inArray(sysUserDepart.userId, [...userIds]))
    .orderBy(asc(column('orgCode')));
  return namesBy(found);
}

/** Names by person, in their order. */
export function namesBy(
  found: readonly { readonly userId: string; readonly name: string }[],
): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const { userId, name } of found) names.set(userId, [...(names.get(userId) ?? []), name]);
  return names;
}
