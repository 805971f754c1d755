import { and, eq, inArray, or, sql } from 'drizzle-orm';

import type { Database } from '../../db/index.ts';
import { sysPermission, sysRole, sysRolePermission, sysUserRole } from '../../db/schema/index.ts';
import { ADMINISTRATOR_ROLE, type Grants, type PermissionRow } from './permission.types.ts';

export interface PermissionRepository {
  /** Whether a permission of this code is in force and granted to the user by a role, or the user is the administrator. */
  holds(userId: string, code: string): Promise<boolean>;
  grantsOf(userId: string): Promise<Grants>;
  /** Every entry and button that is not deleted. */
  all(): Promise<readonly PermissionRow[]>;
}

export function createPermissionRepository({ orm }: Pick<Database, 'orm'>): PermissionRepository {
  return {
    async holds(userId, code) {
      const [row] = await orm
        .select({ one: sql<number>`1` })
        .from(sysUserRole)
        .innerJoin(sysRole, and(eq(sysRole.id, sysUserRole.roleId), eq(sysRole.delFlag, 0)))
        .leftJoin(sysRolePermission, eq(sysRolePermission.roleId, sysRole.id))
        .leftJoin(sysPermission, and(eq(sysPermission.id, sysRolePermission.permissionId), eq(sysPermission.delFlag, 0)))
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
      return row !== undefined;
    },
    async grantsOf(userId) {
      const roles = await orm
        .select({ id: sysRole.id, roleCode: sysRole.roleCode })
        .from(sysUserRole)
        .innerJoin(sysRole, eq(sysRole.id, sysUserRole.roleId))
        .where(and(eq(sysUserRole.userId, userId), eq(sysRole.delFlag, 0)));
      if (roles.length === 0) return { isAdministrator: false, permissionIds: new Set() };
      const granted = await orm
        .select({ permissionId: sysRolePermission.permissionId })
        .from(sysRolePermission)
        .where(
          inArray(
            sysRolePermission.roleId,
            roles.map((role) => role.id),
          ),
        );
      return {
        isAdministrator: roles.some((role) => role.roleCode === ADMINISTRATOR_ROLE),
        permissionIds: new Set(granted.map((row) => row.permissionId)),
      };
    },
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
        .where(eq(sysPermission.delFlag, 0));
    },
  };
}
