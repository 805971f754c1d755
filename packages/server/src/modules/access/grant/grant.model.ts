import type { GrantDepartment, GrantNode } from '@evergreen/core/contract';
import { DEFAULT_LOCALE, type Locale } from '@evergreen/core/kernel';

import { bySortNumber, childrenByParent, DEEPEST_TREE } from '../permission/children-by-parent.ts';
import { isGroup } from '../permission/permission.model.ts';
import type { PermissionRow } from '../permission/permission.types.ts';
import type { DepartRow } from '../people/departments-in-reach.ts';

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

/** The names from the menu down to each entry and button; the log keeps them in the language of the platform. */
export function permissionPaths(
  rows: readonly PermissionRow[],
  locale: Locale = DEFAULT_LOCALE,
): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  const childrenOf = childrenByParent(rows);
  function visit(parentId: string | null, above: string, depth: number): void {
    if (depth === DEEPEST_TREE) return;
    for (const { id, name: ofPlatform, nameEn } of childrenOf.get(parentId) ?? []) {
      const name = locale === DEFAULT_LOCALE ? ofPlatform : (nameEn ?? ofPlatform);
      const path = above === '' ? name : `${above} › ${name}`;
      paths.set(id, path);
      visit(id, path, depth + 1);
    }
  }
  visit(null, '', 0);
  return paths;
}

/** Departments as a tree, in their given order. One whose upper department is out of reach stands at the top. */
export function departmentTree(rows: readonly DepartRow[]): GrantDepartment[] {
  const known = new Set(rows.map(({ id }) => id));
  const childrenOf = childrenByParent(
    rows.map((row) => (row.parentId !== null && known.has(row.parentId) ? row : { ...row, parentId: null })),
  );
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
