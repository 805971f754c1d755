import { sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';

import { ADMINISTRATOR_ROLE, MOST_LOSSES, type GrantLosses, type LossSubject } from '@evergreen/core/contract';

import type { Database } from '../../../db/index.ts';
import {
  sysDepartPermission,
  sysDepartRolePermission,
  sysDepartRoleUser,
  sysRolePermission,
  sysUserRole,
} from '../../../db/schema/index.ts';
import { sysDepart, sysDepartRole, sysPermission, sysRole, sysUser } from '../../../db/schema/scoped-tables.ts';
import type { ReachableRows } from '../../records/resource/reachable.ts';

/** What is about to end: what these rows grant, or a part of it. */
export interface EndingGrants {
  readonly of: LossSubject;
  readonly ids: readonly string[];
  /** These permissions alone. */
  readonly removed?: readonly string[] | undefined;
  /** For these people alone. */
  readonly userIds?: readonly string[] | undefined;
  /** Of `removed` and `userIds` one is enough. */
  readonly isEither?: boolean | undefined;
  /** Of people: the roles and departments that they have afterwards; those left out stay as they are. */
  readonly roles?: readonly string[] | undefined;
  readonly departments?: readonly string[] | undefined;
}

/** Who has permissions by what is about to end and by nothing else, the roles `given` with it neither. Everybody is counted; those in reach are named. */
export type GrantLossesOf = (
  ending: EndingGrants,
  given: readonly string[],
  people: ReachableRows,
) => Promise<Omit<GrantLosses, 'permissions'>>;

const lossRow = v.object({
  id: v.string(),
  username: v.string(),
  realname: v.string(),
  lost: v.array(v.string()),
  isNamed: v.boolean(),
  total: v.number(),
});

const among = (column: SQL, ids: readonly string[]): SQL =>
  ids.length === 0
    ? sql`false`
    : sql`${column} in (${sql.join(
        ids.map((id) => sql`${id}`),
        sql`, `,
      )})`;

/** Roles with what they grant in force; that of administrators grants all. */
const rolesWithGrants = sql`${sysRole} r
  join ${sysPermission} p on r.del_flag = 0 and p.del_flag = 0 and p.status = '1' and (r.role_code = ${ADMINISTRATOR_ROLE}
    or exists (select 1 from ${sysRolePermission} rp where rp.role_id = r.id and rp.permission_id = p.id))`;

/** Roles of people with the permissions in force that each grants. */
const byRoles = sql`(${rolesWithGrants}) join ${sysUserRole} ur on ur.role_id = r.id`;

/** Roles inside departments with what they grant: their department holds it too. */
const insideDepartments = sql`${sysDepartRoleUser} du
  join ${sysDepartRole} dr on dr.id = du.role_id and dr.del_flag = 0
  join ${sysDepart} d on d.id = dr.depart_id and d.del_flag = 0
  join ${sysDepartRolePermission} rp on rp.role_id = dr.id
  join ${sysDepartPermission} dp on dp.depart_id = dr.depart_id and dp.permission_id = rp.permission_id
  join ${sysPermission} p on p.id = rp.permission_id and p.del_flag = 0 and p.status = '1'`;

interface EndingSources {
  /** Which roles end. */
  readonly role: SQL;
  /** Which roles inside departments end. */
  readonly inside: SQL;
}

/** Whether a source is one of a person's that the person does not have afterwards. */
const leaves = (source: SQL, next: readonly string[] | undefined): SQL =>
  next === undefined ? sql`false` : sql`not (${among(source, next)})`;

/** Which sources of a permission end: roles, and roles inside departments. */
function endingSources(ending: EndingGrants): EndingSources {
  const { of, ids, removed, userIds, isEither = false } = ending;
  const part = (person: SQL) => {
    const parts = [
      ...(removed === undefined ? [] : [among(sql`p.id`, removed)]),
      ...(userIds === undefined ? [] : [among(person, userIds)]),
    ];
    return parts.length === 0 ? sql`true` : sql`(${sql.join(parts, isEither ? sql` or ` : sql` and `)})`;
  };
  const never = sql`false`;
  switch (of) {
    case 'role': {
      // Nobody takes anything from the administrators' role, but people are taken out of it.
      const isChanged = removed === undefined ? sql`true` : sql`r.role_code <> ${ADMINISTRATOR_ROLE}`;
      return { role: sql`${among(sql`r.id`, ids)} and ${isChanged} and ${part(sql`ur.user_id`)}`, inside: never };
    }
    case 'department':
      return { role: never, inside: sql`${among(sql`dr.depart_id`, ids)} and ${part(sql`du.user_id`)}` };
    case 'departmentRole':
      return { role: never, inside: sql`${among(sql`dr.id`, ids)} and ${part(sql`du.user_id`)}` };
    case 'permission':
      return {
        role: sql`${among(sql`p.id`, ids)} and r.role_code <> ${ADMINISTRATOR_ROLE}`,
        inside: among(sql`p.id`, ids),
      };
    case 'user':
      return {
        role: sql`${among(sql`ur.user_id`, ids)} and ${leaves(sql`r.id`, ending.roles)}`,
        inside: sql`${among(sql`du.user_id`, ids)} and ${leaves(sql`dr.depart_id`, ending.departments)}`,
      };
  }
}

export function createGrantLosses({ orm }: Pick<Database, 'orm'>): GrantLossesOf {
  return async (ending, given, { rows: people }) => {
    const { role, inside } = endingSources(ending);
    const rows = await orm.execute(sql`
      with ending as (
        select ur.user_id, p.id as permission_id from ${byRoles} where ${role}
        union
        select du.user_id, p.id from ${insideDepartments} where ${inside}
      )
      select u.id, u.username, coalesce(u.realname, u.username) as realname,
        array_agg(e.permission_id::text) as lost, n.id is not null as "isNamed",
        (count(*) over ())::integer as total
      from ending e
      join ${sysUser} u on u.id = e.user_id and u.del_flag = 0
      left join (select ${people.id} as id from ${people}) n on n.id = u.id
      where not exists (
          select 1 from ${byRoles} where ur.user_id = e.user_id and p.id = e.permission_id and not (${role}))
        and not exists (
          select 1 from ${insideDepartments} where du.user_id = e.user_id and p.id = e.permission_id and not (${inside}))
        and not exists (
          select 1 from ${rolesWithGrants} where ${among(sql`r.id`, given)} and p.id = e.permission_id)
      group by u.id, u.username, u.realname, n.id
      order by n.id is null, u.username collate "C"
      limit ${MOST_LOSSES}`);
    const found = v.parse(v.array(lossRow), rows);
    return {
      total: found[0]?.total ?? 0,
      people: found.flatMap(({ id, username, realname, lost, isNamed }) =>
        isNamed ? [{ id, username, realname, lost: lost.toSorted() }] : [],
      ),
    };
  };
}
