import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';

import { ADMINISTRATOR_ROLE } from '@evergreen/core/contract';

import type { Database } from '../../../db/index.ts';
import {
  sysDepartPermission,
  sysDepartRolePermission,
  sysDepartRoleUser,
  sysRoleDataRule,
  sysRolePermission,
  sysUserDepart,
  sysUserRole,
} from '../../../db/schema/index.ts';
import {
  sysDepart,
  sysDepartRole,
  sysPermission,
  sysPermissionDataRule,
  sysRole,
} from '../../../db/schema/scoped-tables.ts';

/** The data rules of one role about one resource; without any it is not limited. */
export interface RoleRules {
  readonly conditions: readonly unknown[];
}

/** A rule in force. */
export interface StoredRule {
  readonly id: string;
  readonly ruleName: string;
  readonly resource: string;
  readonly condition: unknown;
}

/** Departments as conditions know them. */
export interface DepartmentPlaces {
  /** Codes of the user's own departments. */
  readonly own: readonly string[];
  /** Every department, deleted ones too, as rows may still belong to them. */
  readonly all: readonly { readonly id: string; readonly parentId: string | null; readonly orgCode: string }[];
}

export interface DataRuleRepository {
  /**
   * What limits a user in the rows of a resource: the roles that have rules about it, of which one is enough to reach a row.
   * undefined: nothing does. There are no rules, a role without rules grants `listCode`, or the user is an administrator.
   */
  rulesOf(userId: string, resource: string, listCode: string): Promise<readonly RoleRules[] | undefined>;
  /** Codes of the user's own departments. */
  ownDepartments(userId: string): Promise<readonly string[]>;
  /** Every department, deleted ones too, as rows may still belong to them. */
  allDepartments(): Promise<DepartmentPlaces['all']>;
  departmentsOf(userId: string): Promise<DepartmentPlaces>;
  /** The rules in force that are given to a role. */
  ofRole(roleId: string): Promise<readonly StoredRule[]>;
  /** The resources that rules in force are about. */
  limitedResources(): Promise<readonly string[]>;
}

export function createDataRuleRepository({ orm }: Pick<Database, 'orm'>): DataRuleRepository {
  const ownDepartments: DataRuleRepository['ownDepartments'] = async (userId) => {
    const own = await orm
      .select({ orgCode: sysDepart.orgCode })
      .from(sysUserDepart)
      .innerJoin(sysDepart, and(eq(sysDepart.id, sysUserDepart.departId), eq(sysDepart.delFlag, 0)))
      .where(eq(sysUserDepart.userId, userId));
    return own.map(({ orgCode }) => orgCode);
  };
  const allDepartments: DataRuleRepository['allDepartments'] = async () =>
    orm.select({ id: sysDepart.id, parentId: sysDepart.parentId, orgCode: sysDepart.orgCode }).from(sysDepart);
  return {
    ownDepartments,
    allDepartments,
    async rulesOf(userId, resource, listCode) {
      const ownRoles = orm.select({ id: sysUserRole.roleId }).from(sysUserRole).where(eq(sysUserRole.userId, userId));
      const insideDepartments = orm
        .select({ id: sysDepartRoleUser.roleId })
        .from(sysDepartRoleUser)
        .where(eq(sysDepartRoleUser.userId, userId));
      const rules = await orm
        .select({ roleId: sysRoleDataRule.roleId, condition: sysPermissionDataRule.ruleCondition })
        .from(sysRoleDataRule)
        .innerJoin(sysPermissionDataRule, eq(sysPermissionDataRule.id, sysRoleDataRule.ruleId))
        .leftJoin(sysRole, eq(sysRole.id, sysRoleDataRule.roleId))
        .leftJoin(sysDepartRole, eq(sysDepartRole.id, sysRoleDataRule.roleId))
        .where(
          and(
            eq(sysPermissionDataRule.resource, resource),
            eq(sysPermissionDataRule.status, '1'),
            eq(sysPermissionDataRule.delFlag, 0),
            or(eq(sysRole.delFlag, 0), eq(sysDepartRole.delFlag, 0)),
            or(inArray(sysRoleDataRule.roleId, ownRoles), inArray(sysRoleDataRule.roleId, insideDepartments)),
          ),
        )
        .orderBy(asc(sysPermissionDataRule.ruleName), asc(sysPermissionDataRule.id));
      if (rules.length === 0) return undefined;
      const limited = new Map<string, unknown[]>();
      for (const { roleId, condition } of rules) limited.set(roleId, [...(limited.get(roleId) ?? []), condition]);
      const free = await freeRoles(orm, userId, listCode);
      if (free.some(({ id, isAdministrator }) => isAdministrator || !limited.has(id))) return undefined;
      return [...limited.values()].map((conditions) => ({ conditions }));
    },
    departmentsOf: async (userId) => ({ own: await ownDepartments(userId), all: await allDepartments() }),
    async ofRole(roleId) {
      const { id, ruleName, resource, status, delFlag, ruleCondition: condition } = sysPermissionDataRule;
      return orm
        .select({ id, ruleName, resource, condition })
        .from(sysRoleDataRule)
        .innerJoin(sysPermissionDataRule, eq(id, sysRoleDataRule.ruleId))
        .where(and(eq(sysRoleDataRule.roleId, roleId), eq(status, '1'), eq(delFlag, 0)))
        .orderBy(asc(ruleName), asc(id));
    },
    async limitedResources() {
      const { resource, status, delFlag } = sysPermissionDataRule;
      const rows = await orm
        .selectDistinct({ resource })
        .from(sysPermissionDataRule)
        .where(and(eq(status, '1'), eq(delFlag, 0)));
      return rows.map((row) => row.resource);
    },
  };
}

/** The roles of a user that list the resource, and those of administrators. */
async function freeRoles(orm: Database['orm'], userId: string, listCode: string) {
  const inForce = sql`perms.perms = ${listCode} and perms.status = '1' and perms.del_flag = 0`;
  return orm.execute<{ id: string; isAdministrator: boolean }>(sql`
    select r.id, r.role_code = ${ADMINISTRATOR_ROLE} as "isAdministrator"
    from ${sysUserRole} u join ${sysRole} r on r.id = u.role_id and r.del_flag = 0
    where u.user_id = ${userId} and (r.role_code = ${ADMINISTRATOR_ROLE} or exists (
      select 1 from ${sysRolePermission} g join ${sysPermission} perms on perms.id = g.permission_id
      where g.role_id = r.id and ${inForce}))
    union all
    select r.id, false
    from ${sysDepartRoleUser} u join ${sysDepartRole} r on r.id = u.role_id and r.del_flag = 0
    join ${sysDepart} d on d.id = r.depart_id and d.del_flag = 0
    where u.user_id = ${userId} and exists (
      select 1 from ${sysDepartRolePermission} g
      join ${sysDepartPermission} w on w.depart_id = r.depart_id and w.permission_id = g.permission_id
      join ${sysPermission} perms on perms.id = g.permission_id
      where g.role_id = r.id and ${inForce})`);
}
