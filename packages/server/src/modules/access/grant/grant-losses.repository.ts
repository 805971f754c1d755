import { sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';

import { ADMINISTRATOR_ROLE, MOST_LOSSES, type GrantLosses } from '@evergreen/core/contract';

import type { Database } from '../../../db/index.ts';
import type { StoredGranteeKind } from './grant.repository.ts';

/** Who has permissions by one grantee and by nothing else, so that they are without them once it loses them. */
export type GrantLossesOf = (
  kind: StoredGranteeKind,
  granteeId: string,
  removed: readonly string[],
) => Promise<GrantLosses>;

const lossRow = v.object({
  id: v.string(),
  username: v.string(),
  realname: v.string(),
  lost: v.array(v.string()),
  total: v.number(),
});

/** Roles inside departments with what they grant: their department holds it too. */
const insideDepartments = sql`
  sys_depart_role_user du
  join sys_depart_role dr on dr.id = du.role_id and dr.del_flag = 0
  join sys_depart d on d.id = dr.depart_id and d.del_flag = 0
  join sys_depart_role_permission rp on rp.role_id = dr.id
  join sys_depart_permission dp on dp.depart_id = dr.depart_id and dp.permission_id = rp.permission_id`;

/** Users with the permissions that they have by the grantee. */
function heldBy(kind: StoredGranteeKind, id: string): SQL {
  switch (kind) {
    case 'role':
      return sql`select ur.user_id, rp.permission_id from sys_user_role ur
        join sys_role_permission rp on rp.role_id = ur.role_id where ur.role_id = ${id}`;
    case 'department':
      return sql`select du.user_id, rp.permission_id from ${insideDepartments} where dr.depart_id = ${id}`;
    case 'departmentRole':
      return sql`select du.user_id, rp.permission_id from ${insideDepartments} where dr.id = ${id}`;
  }
}

/** What the grantee is among the other sources of a permission. */
function isOther(kind: StoredGranteeKind, id: string): { readonly role: SQL; readonly inside: SQL } {
  switch (kind) {
    case 'role':
      return { role: sql`r.id <> ${id}`, inside: sql`true` };
    case 'department':
      return { role: sql`true`, inside: sql`dr.depart_id <> ${id}` };
    case 'departmentRole':
      return { role: sql`true`, inside: sql`dr.id <> ${id}` };
  }
}

export function createGrantLosses({ orm }: Pick<Database, 'orm'>): GrantLossesOf {
  return async (kind, granteeId, removed) => {
    if (removed.length === 0) return { total: 0, people: [] };
    const other = isOther(kind, granteeId);
    const among = sql.join(
      removed.map((id) => sql`${id}`),
      sql`, `,
    );
    const rows = await orm.execute(sql`
      select u.id, u.username, coalesce(u.realname, u.username) as realname,
        array_agg(distinct h.permission_id::text) as lost, (count(*) over ())::integer as total
      from (${heldBy(kind, granteeId)}) h
      join sys_user u on u.id = h.user_id and u.del_flag = 0
      join sys_permission p on p.id = h.permission_id and p.del_flag = 0 and p.status = '1'
      where h.permission_id in (${among})
        and not exists (
          select 1 from sys_user_role ur
          join sys_role r on r.id = ur.role_id and r.del_flag = 0
          left join sys_role_permission rp on rp.role_id = r.id and rp.permission_id = h.permission_id
          where ur.user_id = u.id
            and (r.role_code = ${ADMINISTRATOR_ROLE} or (rp.permission_id is not null and ${other.role})))
        and not exists (
          select 1 from ${insideDepartments}
          where du.user_id = u.id and rp.permission_id = h.permission_id and ${other.inside})
      group by u.id, u.username, u.realname
      order by u.username collate "C"
      limit ${MOST_LOSSES}`);
    const people = v.parse(v.array(lossRow), rows);
    return {
      total: people[0]?.total ?? 0,
      people: people.map(({ total: _total, lost, ...person }) => ({ ...person, lost: lost.toSorted() })),
    };
  };
}
