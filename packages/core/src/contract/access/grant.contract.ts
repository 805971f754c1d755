import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { defineEndpoint, holding, SIGNED_IN, type Access } from '../endpoint.ts';
import { identifier, identifierList } from '../schema.ts';

/** The platform administrator's role holds every permission, including those out of service. */
export const ADMINISTRATOR_ROLE = 'admin';

/** Permissions for editing the grants of roles, departments and roles inside departments. */
export const GRANT_PERMISSIONS = {
  role: 'role:authorize',
  department: 'depart:authorize',
  departmentRole: 'departRole:authorize',
} as const;

/** What the history of a grantee calls a grant: `grants/<permission>`. */
export const GRANT_PART = 'grants';

/** A grantable menu entry or button, with its descendants. */
export interface GrantNode {
  readonly key: string;
  readonly title: string;
  /** 0: top-level menu entry, 1: nested entry, 2: button. */
  readonly menuType: number;
  /** It only holds others: it is shown with them and is no grant itself. */
  readonly isGroup: boolean;
  readonly children: readonly GrantNode[];
}

const grantNode: v.GenericSchema<unknown, GrantNode> = v.object({
  key: v.string(),
  title: v.string(),
  menuType: v.optional(v.number(), 1),
  isGroup: v.optional(v.boolean(), false),
  children: v.nullish(v.array(v.lazy(() => grantNode)), []),
});

const grantTree = v.object({ treeList: v.array(grantNode) });
export type GrantTree = v.InferOutput<typeof grantTree>;

/** At most `most` identifiers as a comma-separated list, as sent by the older family; empty for none. */
const identifiersOrNone = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(37 * most),
    v.transform((value) => [...new Set(value.split(',').filter((part) => part !== ''))]),
    v.array(identifier),
    v.maxLength(most),
  );
/** All that can be granted. */
const identifiers = identifiersOrNone(10_000);

/** `lastpermissionIds` is the state the editor loaded: a save over a concurrent change is rejected (threat T-38). */
const changed = { permissionIds: identifiers, lastpermissionIds: identifiers };

const role = v.object({
  id: v.string(),
  roleName: v.string(),
  roleCode: v.nullish(v.string(), ''),
  description: v.nullish(v.string(), ''),
});
export type GrantRole = v.InferOutput<typeof role>;

/** A department with its descendants. */
export interface GrantDepartment {
  readonly id: string;
  readonly departName: string;
  readonly orgCode: string;
  /** The identifier and the name, as other trees of departments have them. */
  readonly key?: string | undefined;
  readonly title?: string | undefined;
  readonly children: readonly GrantDepartment[];
}

const department: v.GenericSchema<unknown, GrantDepartment> = v.object({
  id: v.string(),
  departName: v.string(),
  orgCode: v.nullish(v.string(), ''),
  key: v.optional(v.string()),
  title: v.optional(v.string()),
  children: v.nullish(v.array(v.lazy(() => department)), []),
});

const grants = v.array(v.string());
const byRole = v.object({ roleId: identifier });
const byDepartment = v.object({ departId: identifier });
const roleChange = v.object({ roleId: identifier, ...changed });

function read(name: string, path: string, summary: ReturnType<typeof localized>, access: Access) {
  return { name: `grant.${name}`, method: 'GET', path, summary, access } as const;
}

function save(name: string, path: string, summary: ReturnType<typeof localized>, access: Access) {
  return { name: `grant.${name}`, method: 'POST', path, summary, access, answer: v.unknown() } as const;
}

/** People of one answer; `total` counts all. */
export const MOST_LOSSES = 1000;

/** What people have permissions by, permissions themselves, and people. */
const LOSS_SUBJECTS = ['role', 'department', 'departmentRole', 'permission', 'user'] as const;
export type LossSubject = (typeof LOSS_SUBJECTS)[number];

/** Who loses rights: those who have them by what is about to end alone. */
const grantLosses = v.object({
  total: v.number(),
  /** Those whom the caller may see. */
  people: v.array(
    v.object({
      id: v.string(),
      username: v.string(),
      realname: v.string(),
      /** Identifiers of the permissions. */
      lost: v.array(v.string()),
    }),
  ),
  /** The names, from the menu down, of the permissions that somebody loses. */
  permissions: v.optional(v.array(v.object({ id: v.string(), path: v.string() })), []),
});
export type GrantLosses = v.InferOutput<typeof grantLosses>;

/** Rows that are about to be deleted, changed or put out of force, or which part of what they grant ends. */
const endingGrants = v.object({
  of: v.picklist(LOSS_SUBJECTS),
  ids: identifierList,
  /** These permissions alone. */
  removed: v.optional(identifiers),
  /** For these people alone. */
  userIds: v.optional(identifierList),
  /** Of `removed` and `userIds` one is enough: both are changed at once. */
  isEither: v.optional(v.boolean()),
  /** Of people: the roles and departments that they have afterwards; those left out stay as they are. */
  roles: v.optional(identifiersOrNone(1000)),
  departments: v.optional(identifiersOrNone(1000)),
});

const mayRole = holding(GRANT_PERMISSIONS.role);
const mayDepartment = holding(GRANT_PERMISSIONS.department);
const mayDepartmentRole = holding(GRANT_PERMISSIONS.departmentRole);

export const grantEndpoints = {
  /** Signed in is not enough: the server asks for the right to do what is about to be done. */
  losses: defineEndpoint({
    name: 'grant.losses',
    method: 'POST',
    path: '/sys/permission/queryLosses',
    summary: localized('收回权限前：哪些人会失去', 'Who loses permissions that are about to be taken back'),
    access: SIGNED_IN,
    // It changes nothing.
    isWrite: false,
    isReplayed: false,
    body: endingGrants,
    answer: grantLosses,
  }),
  roles: defineEndpoint({
    ...read('roles', '/sys/role/queryall', localized('全部角色', 'Every role'), mayRole),
    answer: v.array(role),
  }),
  roleTree: defineEndpoint({
    ...read(
      'roleTree',
      '/sys/role/queryTreeList',
      localized('角色可授的权限', 'What can be granted to a role'),
      mayRole,
    ),
    answer: grantTree,
  }),
  queryRolePermission: defineEndpoint({
    ...read(
      'queryRolePermission',
      '/sys/permission/queryRolePermission',
      localized('角色的权限', 'What a role is granted'),
      mayRole,
    ),
    query: byRole,
    answer: grants,
  }),
  saveRolePermission: defineEndpoint({
    ...save(
      'saveRolePermission',
      '/sys/permission/saveRolePermission',
      localized('保存角色的权限', 'Grant to a role'),
      mayRole,
    ),
    about: { resource: 'role', key: 'roleId' },
    body: roleChange,
  }),
  departments: defineEndpoint({
    ...read(
      'departments',
      '/sys/sysDepart/queryTreeList',
      localized('部门树', 'The tree of departments'),
      mayDepartment,
    ),
    answer: v.array(department),
  }),
  departmentTree: defineEndpoint({
    ...read(
      'departmentTree',
      '/sys/permission/queryTreeList',
      localized('部门可授的权限', 'What can be granted to a department'),
      mayDepartment,
    ),
    answer: grantTree,
  }),
  queryDepartPermission: defineEndpoint({
    ...read(
      'queryDepartPermission',
      '/sys/permission/queryDepartPermission',
      localized('部门的权限', 'What a department is granted'),
      mayDepartment,
    ),
    query: byDepartment,
    answer: grants,
  }),
  saveDepartPermission: defineEndpoint({
    ...save(
      'saveDepartPermission',
      '/sys/permission/saveDepartPermission',
      localized('保存部门的权限', 'Grant to a department'),
      mayDepartment,
    ),
    about: { resource: 'department', key: 'departId' },
    body: v.object({ departId: identifier, ...changed }),
  }),
  departmentRoles: defineEndpoint({
    ...read(
      'departmentRoles',
      '/sys/sysDepartRole/queryall',
      localized('部门角色', 'The roles inside departments'),
      mayDepartmentRole,
    ),
    answer: v.object({
      records: v.array(v.object({ ...role.entries, departId: v.string(), departName: v.nullish(v.string(), '') })),
    }),
  }),
  departmentRoleTree: defineEndpoint({
    ...read(
      'departmentRoleTree',
      '/sys/sysDepartPermission/queryTreeListForDeptRole',
      localized('部门角色可授的权限', 'What a department can hand on to its roles'),
      mayDepartmentRole,
    ),
    query: byDepartment,
    answer: grantTree,
  }),
  queryDeptRolePermission: defineEndpoint({
    ...read(
      'queryDeptRolePermission',
      '/sys/sysDepartPermission/queryDeptRolePermission',
      localized('部门角色的权限', 'What a role inside a department is granted'),
      mayDepartmentRole,
    ),
    query: byRole,
    answer: grants,
  }),
  saveDeptRolePermission: defineEndpoint({
    ...save(
      'saveDeptRolePermission',
      '/sys/sysDepartPermission/saveDeptRolePermission',
      localized('保存部门角色的权限', 'Grant to a role inside a department'),
      mayDepartmentRole,
    ),
    about: { resource: 'departmentRole', key: 'roleId' },
    body: roleChange,
  }),
} as const;
