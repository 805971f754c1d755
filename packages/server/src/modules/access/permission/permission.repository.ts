import { and, asc, eq, or, sql } from 'drizzle-orm';

import { ADMINISTRATOR_ROLE } from '@evergreen/core/contract';

import type { Database } from '../../../db/index.ts';
import {
  sysDepartPermission,
  sysDepartRolePermission,
  sysDepartRoleUser,
  sysRolePermission,
  sysUserRole,
} from '../../../db/schema/index.ts';
import { sysDepart, sysDepartRole, sysPermission, sysRole } from '../../../db/schema/scoped-tables.ts';
import type { GrantedPermissions, HeldCodes, HeldRole, PermissionRow } from './permission.types.ts';

export interface PermissionRepository {
  /**
   * Whether a permission of this code is in force and granted to the user by a role, by a role inside a department whose
   * department holds it too, or the user is the administrator.
   */
  holds(userId: string, code: string): Promise<boolean>;
  /** Every code that `holds` answers yes to. */
  codesOf(userId: string): Promise<HeldCodes>;
  grantsOf(userId: string): Promise<GrantedPermissions>;
  /** The roles of a user that grant something or everything, those inside departments under the name of both. */
  rolesOf(userId: string): Promise<readonly HeldRole[]>;
  /** Every entry and button that is not deleted. */
  all(): Promise<readonly PermissionRow[]>;
}

const isOwnRole = and(eq(sysDepartRole.id, sysDepartRoleUser.roleId), eq(sysDepartRole.delFlag, 0));
const isOpenDepartment = and(eq(sysDepart.id, sysDepartRole.departId), eq(sysDepart.delFlag, 0));
const isWithinDepartment = and(
  eq(sysDepartPermission.departId, sysDepartRole.departId),
  eq(sysDepartPermission.permissionId, sysDepartRolePermission.permissionId),
);

interface RoleGrant extends Pick<HeldRole, 'id' | 'name' | 'isAdministrator'> {
  /** Null for a role that grants nothing. */
  readonly permissionId: string | null;
}

function collected(grants: readonly RoleGrant[]): readonly HeldRole[] {
  const roles = new Map<string, RoleGrant & { readonly permissionIds: string[] }>();
  for (const grant of grants) {
    const role = roles.get(grant.id) ?? { ...grant, permissionIds: [] };
    roles.set(grant.id, role);
    if (grant.permissionId !== null) role.permissionIds.push(grant.permissionId);
  }
  return [...roles.values()].map(({ id, name, isAdministrator, permissionIds }) => ({
    id,
    name,
    isAdministrator,
    permissionIds,
  }));
}

export function grantsOfRoles(roles: readonly HeldRole[]): GrantedPermissions {
  return {
    isAdministrator: roles.some(({ isAdministrator }) => isAdministrator),
    permissionIds: new Set(roles.flatMap(({ permissionIds }) => permissionIds)),
  };
}

// oxlint-disable-next-line eslint/max-lines-per-function -- because its queries share one connection
export function createPermissionRepository({ orm }: Pick<Database, 'orm'>): PermissionRepository {
  async function rolesOf(userId: string): Promise<readonly HeldRole[]> {
    const own = await orm
      .select({
        id: sysRole.id,
        name: sysRole.roleName,
        roleCode: sysRole.roleCode,
        permissionId: sysRolePermission.permissionId,
      })
      .from(sysUserRole)
      .innerJoin(sysRole, and(eq(sysRole.id, sysUserRole.roleId), eq(sysRole.delFlag, 0)))
      .leftJoin(sysRolePermission, eq(sysRolePermission.roleId, sysRole.id))
      .where(eq(sysUserRole.userId, userId))
      .orderBy(asc(sysRole.roleName), asc(sysRole.id));
    const insideDepartments = await orm
      .select({
        id: sysDepartRole.id,
        roleName: sysDepartRole.roleName,
        departName: sysDepart.departName,
        permissionId: sysDepartRolePermission.permissionId,
      })
      .from(sysDepartRoleUser)
      .innerJoin(sysDepartRole, isOwnRole)
      .innerJoin(sysDepart, isOpenDepartment)
      .innerJoin(sysDepartRolePermission, eq(sysDepartRolePermission.roleId, sysDepartRole.id))
      .innerJoin(sysDepartPermission, isWithinDepartment)
      .where(eq(sysDepartRoleUser.userId, userId))
      .orderBy(asc(sysDepart.departName), asc(sysDepartRole.roleName), asc(sysDepartRole.id));
    return collected([
      ...own.map((row) => ({ ...row, isAdministrator: row.roleCode === ADMINISTRATOR_ROLE })),
      ...insideDepartments.map((row) => ({
        ...row,
        name: `${row.departName} › ${row.roleName}`,
        isAdministrator: false,
      })),
    ]);
  }

  return {
    async holds(userId, code) {
      const [row] = await orm
        .select({ one: sql<number>`1` })
        .from(sysUserRole)
        .innerJoin(sysRole, and(eq(sysRole.id, sysUserRole.roleId), eq(sysRole.delFlag, 0)))
        .leftJoin(sysRolePermission, eq(sysRolePermission.roleId, sysRole.id))
        .leftJoin(
          sysPermission,
          and(eq(sysPermission.id, sysRolePermission.permissionId), eq(sysPermission.delFlag, 0)),
        )
        .where(
          and(
            eq(sysUserRole.userId, userId),
            or(
              eq(sysRole.roleCode, ADMINISTRATOR_ROLE),
              and(eq(sysPermission.perms, code), eq(sysPermission.status, '1')),
            ),
          ),
        )
        .limit(1);
      if (row !== undefined) return true;
      const [inside] = await orm
        .select({ one: sql<number>`1` })
        .from(sysDepartRoleUser)
        .innerJoin(sysDepartRole, isOwnRole)
        .innerJoin(sysDepart, isOpenDepartment)
        .innerJoin(sysDepartRolePermission, eq(sysDepartRolePermission.roleId, sysDepartRole.id))
        .innerJoin(sysDepartPermission, isWithinDepartment)
        .innerJoin(
          sysPermission,
          and(eq(sysPermission.id, sysDepartRolePermission.permissionId), eq(sysPermission.delFlag, 0)),
        )
        .where(and(eq(sysDepartRoleUser.userId, userId), eq(sysPermission.perms, code), eq(sysPermission.status, '1')))
        .limit(1);
      return inside !== undefined;
    },
    async codesOf(userId) {
      const isInForce = and(eq(sysPermission.delFlag, 0), eq(sysPermission.status, '1'));
      const [administrator] = await orm
        .select({ id: sysRole.id })
        .from(sysUserRole)
        .innerJoin(sysRole, and(eq(sysRole.id, sysUserRole.roleId), eq(sysRole.delFlag, 0)))
        .where(and(eq(sysUserRole.userId, userId), eq(sysRole.roleCode, ADMINISTRATOR_ROLE)))
        .limit(1);
      if (administrator !== undefined) return { isAdministrator: true, codes: new Set() };
      const own = orm
        .select({ code: sysPermission.perms })
        .from(sysUserRole)
        .innerJoin(sysRole, and(eq(sysRole.id, sysUserRole.roleId), eq(sysRole.delFlag, 0)))
        .innerJoin(sysRolePermission, eq(sysRolePermission.roleId, sysRole.id))
        .innerJoin(sysPermission, and(eq(sysPermission.id, sysRolePermission.permissionId), isInForce))
        .where(eq(sysUserRole.userId, userId));
      const insideDepartments = orm
        .select({ code: sysPermission.perms })
        .from(sysDepartRoleUser)
        .innerJoin(sysDepartRole, isOwnRole)
        .innerJoin(sysDepart, isOpenDepartment)
        .innerJoin(sysDepartRolePermission, eq(sysDepartRolePermission.roleId, sysDepartRole.id))
        .innerJoin(sysDepartPermission, isWithinDepartment)
        .innerJoin(sysPermission, and(eq(sysPermission.id, sysDepartRolePermission.permissionId), isInForce))
        .where(eq(sysDepartRoleUser.userId, userId));
      const held = await own.union(insideDepartments);
      return { isAdministrator: false, codes: new Set(held.flatMap(({ code }) => code ?? [])) };
    },
    grantsOf: async (userId) => grantsOfRoles(await rolesOf(userId)),
    rolesOf,
    async all() {
      return orm
        .select({
          id: sysPermission.id,
          parentId: sysPermission.parentId,
          name: sysPermission.name,
          nameEn: sysPermission.nameEn,
          menuType: sysPermission.menuType,
          url: sysPermission.url,
          component: sysPermission.component,
          componentName: sysPermission.componentName,
          redirect: sysPermission.redirect,
          icon: sysPermission.icon,
          sortNo: sysPermission.sortNo,
          isRoute: sysPermission.isRoute,
          keepAlive: sysPermission.keepAlive,
          hidden: sysPermission.hidden,
          alwaysShow: sysPermission.alwaysShow,
          internalOrExternal: sysPermission.internalOrExternal,
          perms: sysPermission.perms,
          permsType: sysPermission.permsType,
          status: sysPermission.status,
        })
        .from(sysPermission)
        .where(eq(sysPermission.delFlag, 0))
        .orderBy(asc(sysPermission.sortNo), asc(sysPermission.id));
    },
  };
}
