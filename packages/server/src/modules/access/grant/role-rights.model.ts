import type { RightNode } from '@evergreen/core/contract';
import { DEFAULT_LOCALE, flattenTree, type Locale } from '@evergreen/core/kernel';

import { MENU_TYPE } from '../../../db/schema/index.ts';
import { bySortNumber, childrenByParent, DEEPEST_TREE } from '../permission/children-by-parent.ts';
import { buildPermissionResponse } from '../permission/permission.model.ts';
import type { GrantedPermissions, PermissionRow } from '../permission/permission.types.ts';

const IN_FORCE = '1';

/** Every entry and button as a tree, in the order of the menu. */
export function rightTree(rows: readonly PermissionRow[], locale: Locale): RightNode[] {
  const childrenOf = childrenByParent(rows);
  function build(parentId: string | null, depth: number): RightNode[] {
    if (depth === DEEPEST_TREE) return [];
    return (childrenOf.get(parentId) ?? []).toSorted(bySortNumber).map((row) => ({
      key: row.id,
      title: locale === DEFAULT_LOCALE ? row.name : (row.nameEn ?? row.name),
      menuType: row.menuType,
      code: row.perms ?? '',
      isHidden: row.menuType === MENU_TYPE.button ? row.status !== IN_FORCE : row.hidden,
      children: build(row.id, depth + 1),
    }));
  }
  return build(null, 0);
}

/** What somebody with these grants alone has: the entries of the menu as it is answered to them, and the buttons in force. */
export function heldKeys(rows: readonly PermissionRow[], grants: GrantedPermissions, locale: Locale): string[] {
  const { menu } = buildPermissionResponse(rows, grants, locale);
  const entries = new Set(flattenTree(menu).map(({ id }) => id));
  return rows
    .filter((row) =>
      row.menuType === MENU_TYPE.button
        ? row.status === IN_FORCE && (grants.isAdministrator || grants.permissionIds.has(row.id))
        : entries.has(row.id),
    )
    .map(({ id }) => id);
}
