import type { sysPermission } from '../../../db/schema/scoped-tables.ts';

/** One row of the menu tree: an entry or a button. */
export type PermissionRow = Pick<
  typeof sysPermission.$inferSelect,
  | 'id'
  | 'parentId'
  | 'name'
  | 'nameEn'
  | 'menuType'
  | 'url'
  | 'component'
  | 'componentName'
  | 'redirect'
  | 'icon'
  | 'sortNo'
  | 'isRoute'
  | 'keepAlive'
  | 'hidden'
  | 'alwaysShow'
  | 'internalOrExternal'
  | 'perms'
  | 'permsType'
  | 'status'
>;

/** What somebody was granted. */
export interface GrantedPermissions {
  readonly isAdministrator: boolean;
  readonly permissionIds: ReadonlySet<string>;
}

/** The codes of somebody's permissions that are in force; an administrator holds every one. */
export interface HeldCodes {
  readonly isAdministrator: boolean;
  readonly codes: ReadonlySet<string>;
}

/** A role of somebody, with what it grants. */
export interface HeldRole {
  /** Of the role, or of the role inside a department. */
  readonly id: string;
  readonly name: string;
  readonly isAdministrator: boolean;
  readonly permissionIds: readonly string[];
}
