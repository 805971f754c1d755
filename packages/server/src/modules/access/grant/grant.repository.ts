import { and, asc, eq, inArray, sql } from 'drizzle-orm';

import type { AnswerOf, grantEndpoints } from '@evergreen/core/contract';
import { departmentResource, departmentRoleResource, roleResource, type Resource } from '@evergreen/core/resources';

import { sysDepartPermission, sysDepartRolePermission, sysRolePermission } from '../../../db/schema/index.ts';
import type { SignedInCall } from '../../../http/call.types.ts';
import type { Services } from '../../../services.ts';
import type { StoredRow } from '../../records/resource/stored-row.types.ts';
import { departmentRows, type DepartRow } from '../people/departments-in-reach.ts';

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

/** The resources whose rows are granted something. */
export const granteeResources: Readonly<Record<StoredGranteeKind, Resource>> = {
  role: roleResource,
  department: departmentResource,
  departmentRole: departmentRoleResource,
};

/** A grantee out of the caller's reach is as good as missing. */
export interface GrantRepository {
  roles(call: SignedInCall): Promise<AnswerOf<typeof grantEndpoints.roles>>;
  departments(call: SignedInCall): Promise<readonly DepartRow[]>;
  departmentRoles(call: SignedInCall): Promise<AnswerOf<typeof grantEndpoints.departmentRoles>['records']>;
  /** Inside a transaction the grantee stays locked to its end: two who save at once come one after the other. */
  lockedGrantee(kind: StoredGranteeKind, id: string, call: SignedInCall): Promise<StoredGrantee | undefined>;
  grantee(kind: StoredGranteeKind, id: string, call: SignedInCall): Promise<StoredGrantee | undefined>;
  grantedTo(kind: StoredGranteeKind, id: string): Promise<readonly string[]>;
  change(kind: StoredGranteeKind, id: string, added: readonly string[], removed: readonly string[]): Promise<void>;
}

// oxlint-disable-next-line eslint/max-lines-per-function -- because its queries share one connection
export function createGrantRepository({
  database: { orm },
  reachable,
  repositoryOf,
}: Pick<Services, 'database' | 'reachable' | 'repositoryOf'>): GrantRepository {
  const reachOf = (resource: Resource, call: SignedInCall) => reachable(resource, { kind: 'caller', call });
  const rowsOf = (kind: StoredGranteeKind, call: SignedInCall) =>
    repositoryOf(granteeResources[kind], { kind: 'caller', call });

  return {
    async roles(call) {
      const { rows, column } = await reachOf(roleResource, call);
      return orm
        .select({
          id: rows.id,
          roleName: sql<string>`${column('roleName')}`,
          roleCode: sql<string>`${column('roleCode')}`,
          description: sql<string>`coalesce(${column('description')}, '')`,
        })
        .from(rows)
        .orderBy(asc(rows.createTime), asc(column('roleCode')));
    },
    departments: async (call) => departmentRows(orm, await reachOf(departmentResource, call)),
    async departmentRoles(call) {
      const { rows, column } = await reachOf(departmentRoleResource, call);
      const departments = await reachOf(departmentResource, call);
      return orm
        .select({
          id: rows.id,
          roleName: sql<string>`${column('roleName')}`,
          roleCode: sql<string>`${column('roleCode')}`,
          description: sql<string>`coalesce(${column('description')}, '')`,
          departId: sql<string>`${column('departId')}`,
          departName: sql<string>`${departments.column('departName')}`,
        })
        .from(rows)
        .innerJoin(departments.rows, eq(departments.rows.id, column('departId')))
        .orderBy(asc(departments.column('orgCode')), asc(column('roleCode')));
    },
    async lockedGrantee(kind, id, call) {
      const [row] = await rowsOf(kind, call).findLocked([id], 'update');
      return asGrantee(kind, row);
    },
    async grantee(kind, id, call) {
      return asGrantee(kind, await rowsOf(kind, call).find(id));
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

function asGrantee(kind: StoredGranteeKind, row: StoredRow | undefined): StoredGrantee | undefined {
  if (row === undefined) return undefined;
  const text = (key: string) => String(row[key] ?? '');
  return {
    id: row.id,
    name: text(granteeResources[kind].labelField),
    roleCode: text('roleCode'),
    departId: text('departId'),
  };
}

function permissionOf({ permissionId }: { readonly permissionId: string }): string {
  return permissionId;
}
