import { and, eq, inArray, isNotNull, like, or } from 'drizzle-orm';

import { ADMINISTRATOR_ROLE } from '@evergreen/core/contract';

import type { Database } from '../../../db/index.ts';
import { isAmong } from '../../../db/statements/text-array.ts';
import {
  sysDepartPermission,
  sysDepartRolePermission,
  sysDepartRoleUser,
  sysRoleDataRule,
  sysRoleMayGive,
  sysRolePermission,
  sysUserDepart,
  sysUserRole,
  sysUserTenant,
} from '../../../db/schema/index.ts';
import {
  sysDepart,
  sysDepartRole,
  sysPermission,
  sysPermissionDataRule,
  sysRole,
  sysUser,
} from '../../../db/schema/scoped-tables.ts';

/** The roles of an account, in use. */
export interface RolesOfAccount {
  readonly isAdministrator: boolean;
  readonly held: readonly string[];
  /** Those that the roles held may give. */
  readonly givable: readonly string[];
}

/** A permission that a role grants, in force or not. */
export interface RolePermission {
  readonly roleId: string;
  readonly permissionId: string;
  readonly code: string | null;
  readonly status: string;
}

/** A data rule in force that is given to a role. */
export interface RoleLimit {
  readonly roleId: string;
  readonly resource: string;
  readonly condition: unknown;
}

export interface AccountPowersRepository {
  /** Of deleted accounts too: their roles come back with them. */
  rolesOf(userId: string): Promise<RolesOfAccount>;
  permissionsOf(roleIds: readonly string[]): Promise<readonly RolePermission[]>;
  /** By the roles of an account inside departments, as far as these hold the permissions themselves. */
  departmentPermissionsOf(userId: string): Promise<readonly RolePermission[]>;
  limitsOf(roleIds: readonly string[]): Promise<readonly RoleLimit[]>;
  /** Numbers of the tenants that an account belongs to. */
  tenantsOf(userId: string): Promise<readonly number[]>;
  /** Codes of the departments that an account belongs to. */
  departmentsOf(userId: string): Promise<readonly string[]>;
  /** Identifiers of the departments of these codes, and of those below them. */
  departmentsWithin(codes: readonly string[]): Promise<readonly string[]>;
  /** Codes of departments, by their identifiers. */
  departmentCodes(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  personOf(
    userId: string,
  ): Promise<{ readonly username: string; readonly realname: string; readonly orgCode: string | null } | undefined>;
}

// oxlint-disable-next-line eslint/max-lines-per-function -- because its queries share one connection
export function createAccountPowersRepository({ orm }: Pick<Database, 'orm'>): AccountPowersRepository {
  const granted = { permissionId: sysPermission.id, code: sysPermission.perms, status: sysPermission.status };
  const isGranted = and(eq(sysPermission.delFlag, 0), isNotNull(sysPermission.perms));
  return {
    async rolesOf(userId) {
      const held = await orm
        .select({ id: sysRole.id, code: sysRole.roleCode })
        .from(sysUserRole)
        .innerJoin(sysRole, and(eq(sysRole.id, sysUserRole.roleId), eq(sysRole.delFlag, 0)))
        .where(eq(sysUserRole.userId, userId));
      const ids = held.map(({ id }) => id);
      const givable =
        ids.length === 0
          ? []
          : await orm
              .selectDistinct({ id: sysRole.id })
              .from(sysRoleMayGive)
              .innerJoin(sysRole, and(eq(sysRole.id, sysRoleMayGive.givenId), eq(sysRole.delFlag, 0)))
              .where(inArray(sysRoleMayGive.roleId, ids));
      return {
        isAdministrator: held.some(({ code }) => code === ADMINISTRATOR_ROLE),
        held: ids,
        givable: givable.map(({ id }) => id),
      };
    },
    async permissionsOf(roleIds) {
      if (roleIds.length === 0) return [];
      return orm
        .select({ roleId: sysRolePermission.roleId, ...granted })
        .from(sysRolePermission)
        .innerJoin(sysPermission, and(eq(sysPermission.id, sysRolePermission.permissionId), isGranted))
        .where(inArray(sysRolePermission.roleId, [...roleIds]));
    },
    async departmentPermissionsOf(userId) {
      return orm
        .select({ roleId: sysDepartRole.id, ...granted })
        .from(sysDepartRoleUser)
        .innerJoin(sysDepartRole, and(eq(sysDepartRole.id, sysDepartRoleUser.roleId), eq(sysDepartRole.delFlag, 0)))
        .innerJoin(sysDepart, and(eq(sysDepart.id, sysDepartRole.departId), eq(sysDepart.delFlag, 0)))
        .innerJoin(sysDepartRolePermission, eq(sysDepartRolePermission.roleId, sysDepartRole.id))
        .innerJoin(
          sysDepartPermission,
          and(
            eq(sysDepartPermission.departId, sysDepartRole.departId),
            eq(sysDepartPermission.permissionId, sysDepartRolePermission.permissionId),
          ),
        )
        .innerJoin(sysPermission, and(eq(sysPermission.id, sysDepartPermission.permissionId), isGranted))
        .where(eq(sysDepartRoleUser.userId, userId));
    },
    async limitsOf(roleIds) {
      if (roleIds.length === 0) return [];
      const { resource, ruleCondition, status, delFlag, id } = sysPermissionDataRule;
      return orm
        .select({ roleId: sysRoleDataRule.roleId, resource, condition: ruleCondition })
        .from(sysRoleDataRule)
        .innerJoin(sysPermissionDataRule, eq(id, sysRoleDataRule.ruleId))
        .where(and(inArray(sysRoleDataRule.roleId, [...roleIds]), eq(status, '1'), eq(delFlag, 0)));
    },
    async tenantsOf(userId) {
      const rows = await orm
        .select({ number: sysUserTenant.tenantId })
        .from(sysUserTenant)
        .where(eq(sysUserTenant.userId, userId));
      return rows.map(({ number }) => number);
    },
    async departmentsOf(userId) {
      const rows = await orm
        .select({ code: sysDepart.orgCode })
        .from(sysUserDepart)
        .innerJoin(sysDepart, and(eq(sysDepart.id, sysUserDepart.departId), eq(sysDepart.delFlag, 0)))
        .where(eq(sysUserDepart.userId, userId));
      return rows.map(({ code }) => code);
    },
    async departmentsWithin(codes) {
      if (codes.length === 0) return [];
      const rows = await orm
        .select({ id: sysDepart.id })
        .from(sysDepart)
        .where(and(eq(sysDepart.delFlag, 0), or(...codes.map((code) => like(sysDepart.orgCode, `${code}%`)))));
      return rows.map(({ id }) => id);
    },
    async departmentCodes(ids) {
      if (ids.length === 0) return new Map();
      const rows = await orm
        .select({ id: sysDepart.id, code: sysDepart.orgCode })
        .from(sysDepart)
        .where(isAmong(sysDepart.id, ids));
      return new Map(rows.map(({ id, code }) => [id, code]));
    },
    async personOf(userId) {
      const [person] = await orm
        .select({ username: sysUser.username, realname: sysUser.realname, orgCode: sysUser.orgCode })
        .from(sysUser)
        .where(eq(sysUser.id, userId));
      return person;
    },
  };
}
