import type { GrantDepartment, GrantNode } from '@evergreen/core/contract';
import { DEFAULT_LOCALE, type Locale } from '@evergreen/core/kernel';

import { bySortNumber, childrenByParent, DEEPEST_TREE } from '../permission/children-by-parent.ts';
import { isGroup } from '../permission/permission.model.ts';
import type { PermissionRow } from '../permission/permission.types.ts';
import type { DepartRow } from './grant.repository.ts';

/**
 * Entries and buttons as a tree, in the order of the menu. With `only`, what is in it and what lies above. Built from the
 * top down, so that rows whose parents form a circle are left out instead of never ending.
 */
export function permissionTree(
  rows: readonly PermissionRow[],
  locale: Locale,
  only?: ReadonlySet<string>,
): GrantNode[] {
  const childrenOf = childrenByParent(rows);
  function build(parentId: string | null, depth: number): GrantNode[] {
    if (depth === DEEPEST_TREE) return [];
    return (childrenOf.get(parentId) ?? []).toSorted(bySortNumber).flatMap((row) => {
      const children = build(row.id, depth + 1);
      if (only !== undefined && !only.has(row.id) && children.length === 0) return [];
      const title = locale === DEFAULT_LOCALE ? row.name : (row.nameEn ?? row.name);
      return [{ key: row.id, title, menuType: row.menuType, isGroup: isGroup(row), children }];
    });
  }
  return build(null, 0);
}

/** The names from the menu down to each entry and button, as the log keeps them. */
export function permissionPaths(rows: readonly PermissionRow[]): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  const childrenOf = childrenByParent(rows);
  function visit(parentId: string | null, above: string, depth: number): void {
    if (depth === DEEPEST_TREE) return;
    for (const { id, name } of childrenOf.get(parentId) ?? []) {
      const path = above === '' ? name : `${above} › ${name}`;
      paths.set(id, path);
      visit(id, path, depth + 1);
    }
  }
  visit(null, '', 0);
  return paths;
}

/** Departments as a tree, in their given order. */
export function departmentTree(rows: readonly DepartRow[]): GrantDepartment[] {
  const childrenOf = childrenByParent(rows);
  function build(parentId: string | null, depth: number): GrantDepartment[] {
    if (depth === DEEPEST_TREE) return [];
    return (childrenOf.get(parentId) ?? []).map(({ id, departName, orgCode }) => ({
      id,
      departName,
      orgCode,
      key: id,
      title: departName,
      children: build(id, depth + 1),
    }));
  }
  return build(null, 0);
}
