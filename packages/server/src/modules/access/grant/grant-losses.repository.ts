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
}

/** Who has permissions by what is about to end and by nothing else. Everybody is counted; those in reach are named. */
export type GrantLossesOf = (ending: EndingGrants, people: ReachableRows) => Promise<Omit<GrantLosses, 'permissions'>>;

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

/** Roles of people with the permissions in force that each grants; that of administrators grants all. */
const byRoles = sql`${sysUserRole} ur
  join ${sysRole} r on r.id = ur.role_id and r.del_flag = 0
  join ${sysPermission} p on p.del_flag = 0 and p.status = '1' and (r.role_code = ${ADMINISTRATOR_ROLE} or exists (
    select 1 from ${sysRolePermission} rp where rp.role_id = r.id and rp.permission_id = p.id))`;

/** Roles inside departments with what they grant: their department holds it too. */
const insideDepartments = sql`${sysDepartRoleUser} du
  join ${sysDepartRole} dr on dr.id = du.role_id and dr.del_flag = 0
  join ${sysDepart} d on d.id = dr.depart_id and d.del_flag = 0
  join ${sysDepartRolePermission} rp on rp.role_id = dr.id
  join ${sysDepartPermission} dp on dp.depart_id = dr.depart_id and dp.permission_id = rp.permission_id
  join ${sysPermission} p on p.id = rp.permission_id and p.del_flag = 0 and p.status = '1'`;

/** Which sources of a permission end: roles, and roles inside departments. */
function endingSources({ of, ids, removed, userIds }: EndingGrants): { readonly role: SQL; readonly inside: SQL } {
  const part = (person: SQL) =>
    sql.join(
      [
        removed === undefined ? sql`true` : among(sql`p.id`, removed),
        userIds === undefined ? sql`true` : among(person, userIds),
      ],
      sql` and `,
    );
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
  }
}

export function createGrantLosses({ orm }: Pick<Database, 'orm'>): GrantLossesOf {
  return async (ending, { rows: people }) => {
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
