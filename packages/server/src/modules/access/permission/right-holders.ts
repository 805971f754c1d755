import { sql } from 'drizzle-orm';
import * as v from 'valibot';

import { ADMINISTRATOR_ROLE, MOST_HOLDERS, type RightHolders } from '@evergreen/core/contract';

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

/** Who has a permission. Everybody is counted; those in reach are named. */
export type RightHoldersOf = (
  code: string,
  people: ReachableRows,
) => Promise<{ readonly total: number; readonly people: readonly (RightHolders['people'][number] & Sources)[] }>;

interface Sources {
  /** Identifiers of the roles, in the order of their names. */
  readonly roleIds: readonly string[];
}

const holderRow = v.object({
  username: v.string(),
  realname: v.string(),
  roles: v.array(v.string()),
  roleIds: v.array(v.string()),
  isNamed: v.boolean(),
  total: v.number(),
});

export function createRightHolderQuery({ orm }: Pick<Database, 'orm'>): RightHoldersOf {
  return async (code, { rows: people }) => {
    // Codes of one button may be several, joined by commas.
    const isGranted = sql`p.del_flag = 0 and p.status = '1'
      and ${code} = any (string_to_array(replace(coalesce(p.perms, ''), ' ', ''), ','))`;
    const rows = await orm.execute(sql`
      with holders as (
        select ur.user_id, r.id as role_id, r.role_name as role
        from ${sysUserRole} ur join ${sysRole} r on r.id = ur.role_id and r.del_flag = 0
        where r.role_code = ${ADMINISTRATOR_ROLE} or exists (
          select 1 from ${sysRolePermission} g join ${sysPermission} p on p.id = g.permission_id
          where g.role_id = r.id and ${isGranted})
        union
        select du.user_id, dr.id, d.depart_name || ' ' || dr.role_name
        from ${sysDepartRoleUser} du
        join ${sysDepartRole} dr on dr.id = du.role_id and dr.del_flag = 0
        join ${sysDepart} d on d.id = dr.depart_id and d.del_flag = 0
        where exists (
          select 1 from ${sysDepartRolePermission} g
          join ${sysDepartPermission} w on w.depart_id = dr.depart_id and w.permission_id = g.permission_id
          join ${sysPermission} p on p.id = g.permission_id
          where g.role_id = dr.id and ${isGranted})
      )
      select u.username, coalesce(u.realname, u.username) as realname,
        array_agg(h.role order by h.role, h.role_id) as roles,
        array_agg(h.role_id::text order by h.role, h.role_id) as "roleIds",
        n.id is not null as "isNamed", (count(*) over ())::integer as total
      from holders h
      join ${sysUser} u on u.id = h.user_id and u.del_flag = 0
      left join (select ${people.id} as id from ${people}) n on n.id = u.id
      group by u.id, u.username, u.realname, n.id
      order by n.id is null, u.username collate "C"
      limit ${MOST_HOLDERS}`);
    const found = v.parse(v.array(holderRow), rows);
    return {
      total: found[0]?.total ?? 0,
      people: found.flatMap(({ username, realname, roles, roleIds, isNamed }) =>
        isNamed ? [{ username, realname, roles, roleIds }] : [],
      ),
    };
  };
}
