import { and, asc, eq, inArray } from 'drizzle-orm';

import type { AnswerOf, grantEndpoints } from '@evergreen/core/contract';

import type { Database } from '../../../db/index.ts';
import {
  sysDepart,
  sysDepartPermission,
  sysDepartRole,
  sysDepartRolePermission,
  sysRole,
  sysRolePermission,
} from '../../../db/schema/index.ts';

export type StoredGranteeKind = 'role' | 'department' | 'departmentRole';

/** Who is granted something, as far as granting depends on it. */
export interface StoredGrantee {
  readonly id: string;
  readonly name: string;
  /** Of a role; empty for a department. */
  readonly roleCode: string;
  /** Of a role inside a department; empty for others. */
  readonly departId: string;
}

export interface DepartRow {
  readonly id: string;
  readonly parentId: string | null;
  readonly departName: string;
  readonly orgCode: string;
}

export interface GrantRepository {
  roles(): Promise<AnswerOf<typeof grantEndpoints.roles>>;
  departments(): Promise<readonly DepartRow[]>;
  departmentRoles(): Promise<AnswerOf<typeof grantEndpoints.departmentRoles>['records']>;
  /** Inside a transaction the grantee stays locked to its end: two who save at once come one after the other. */
  lockedGrantee(kind: StoredGranteeKind, id: string): Promise<StoredGrantee | undefined>;
  grantee(kind: StoredGranteeKind, id: string): Promise<StoredGrantee | undefined>;
  grantedTo(kind: StoredGranteeKind, id: string): Promise<readonly string[]>;
  change(kind: StoredGranteeKind, id: string, added: readonly string[], removed: readonly string[]): Promise<void>;
}

// oxlint-disable-next-line eslint/max-lines-per-function -- because its queries share one connection
export function createGrantRepository({ orm }: Pick<Database, 'orm'>): GrantRepository {
  const roleRow = {
    id: sysRole.id,
    roleName: sysRole.roleName,
    roleCode: sysRole.roleCode,
    description: sysRole.description,
  };

  function granteeQuery(kind: StoredGranteeKind, id: string) {
    switch (kind) {
      case 'role':
        return orm
          .select({ id: sysRole.id, name: sysRole.roleName, roleCode: sysRole.roleCode })
          .from(sysRole)
          .where(and(eq(sysRole.id, id), eq(sysRole.delFlag, 0)))
          .$dynamic();
      case 'department':
        return orm
          .select({ id: sysDepart.id, name: sysDepart.departName })
          .from(sysDepart)
          .where(and(eq(sysDepart.id, id), eq(sysDepart.delFlag, 0)))
          .$dynamic();
      case 'departmentRole':
        return orm
          .select({
            id: sysDepartRole.id,
            name: sysDepartRole.roleName,
            roleCode: sysDepartRole.roleCode,
            departId: sysDepartRole.departId,
          })
          .from(sysDepartRole)
          .where(and(eq(sysDepartRole.id, id), eq(sysDepartRole.delFlag, 0)))
          .$dynamic();
    }
  }

  const asGrantee = ([row]: readonly Partial<StoredGrantee>[]): StoredGrantee | undefined =>
    row?.id === undefined
      ? undefined
      : { id: row.id, name: row.name ?? '', roleCode: row.roleCode ?? '', departId: row.departId ?? '' };

  return {
    async roles() {
      return orm
        .select(roleRow)
        .from(sysRole)
        .where(eq(sysRole.delFlag, 0))
        .orderBy(asc(sysRole.createTime), asc(sysRole.roleCode))
        .then((rows) => rows.map((row) => ({ ...row, description: row.description ?? '' })));
    },
    async departments() {
      return orm
        .select({
          id: sysDepart.id,
          parentId: sysDepart.parentId,
          departName: sysDepart.departName,
          orgCode: sysDepart.orgCode,
        })
        .from(sysDepart)
        .where(eq(sysDepart.delFlag, 0))
        .orderBy(asc(sysDepart.departOrder), asc(sysDepart.orgCode));
    },
    async departmentRoles() {
      const rows = await orm
        .select({
          id: sysDepartRole.id,
          roleName: sysDepartRole.roleName,
          roleCode: sysDepartRole.roleCode,
          description: sysDepartRole.description,
          departId: sysDepartRole.departId,
          departName: sysDepart.departName,
        })
        .from(sysDepartRole)
        .innerJoin(sysDepart, and(eq(sysDepart.id, sysDepartRole.departId), eq(sysDepart.delFlag, 0)))
        .where(eq(sysDepartRole.delFlag, 0))
        .orderBy(asc(sysDepart.orgCode), asc(sysDepartRole.roleCode));
      return rows.map((row) => ({ ...row, description: row.description ?? '' }));
    },
    async lockedGrantee(kind, id) {
      return asGrantee(await granteeQuery(kind, id).for('update'));
    },
    async grantee(kind, id) {
      return asGrantee(await granteeQuery(kind, id));
    },
    async grantedTo(kind, id) {
      switch (kind) {
        case 'role':
          return (await orm.select().from(sysRolePermission).where(eq(sysRolePermission.roleId, id))).map(permissionOf);
        case 'department':
          return (await orm.select().from(sysDepartPermission).where(eq(sysDepartPermission.departId, id))).map(
            permissionOf,
          );
        case 'departmentRole':
          return (await orm.select().from(sysDepartRolePermission).where(eq(sysDepartRolePermission.roleId, id))).map(
            permissionOf,
          );
      }
    },
    async change(kind, id, added, removed) {
      switch (kind) {
        case 'role': {
          const { roleId, permissionId } = sysRolePermission;
          if (removed.length > 0)
            await orm.delete(sysRolePermission).where(and(eq(roleId, id), inArray(permissionId, [...removed])));
          if (added.length > 0)
            await orm.insert(sysRolePermission).values(added.map((one) => ({ roleId: id, permissionId: one })));
          return;
        }
        case 'department': {
          const { departId, permissionId } = sysDepartPermission;
          if (removed.length > 0)
            await orm.delete(sysDepartPermission).where(and(eq(departId, id), inArray(permissionId, [...removed])));
          if (added.length > 0)
            await orm.insert(sysDepartPermission).values(added.map((one) => ({ departId: id, permissionId: one })));
          return;
        }
        case 'departmentRole': {
          const { roleId, permissionId } = sysDepartRolePermission;
          if (removed.length > 0)
            await orm.delete(sysDepartRolePermission).where(and(eq(roleId, id), inArray(permissionId, [...removed])));
          if (added.length > 0)
            await orm.insert(sysDepartRolePermission).values(added.map((one) => ({ roleId: id, permissionId: one })));
        }
      }
    },
  };
}

function permissionOf({ permissionId }: { readonly permissionId: string }): string {
  return permissionId;
}
