import { createHash } from 'node:crypto';

import type { MenuNode, PermissionEntry, PermissionResponse } from '@evergreen/core/contract';
import { DEFAULT_LOCALE, localized, type Locale } from '@evergreen/core/kernel';
import { ownPageComponents } from '@evergreen/core/shell/navigation';

import { MENU_TYPE } from '../../../db/schema/index.ts';
import { GROUP_COMPONENT } from '../../../db/seed/menu-definition.ts';
import { bySortNumber, childrenByParent, DEEPEST_TREE } from './children-by-parent.ts';
import type { GrantedPermissions, HeldRole, PermissionRow } from './permission.types.ts';

/** `status` of a permission that is in force. */
const IN_FORCE = '1';

/** `permsType` of a button that is shown only when granted. */
const SHOWN_WHEN_GRANTED = '1';

/** Where everybody starts; it is put in front of a menu that lacks it. */
const HOME_PATH = '/dashboard/analysis';

const homeTitle = localized('首页', 'Home');

/** Whether an entry only holds others: the menu shows it with what is below it, so that nobody needs a grant of it. */
export function isGroup({ menuType, component }: Pick<PermissionRow, 'menuType' | 'component'>): boolean {
  return menuType !== MENU_TYPE.button && component === GROUP_COMPONENT;
}

const homeNode: MenuNode = {
  id: 'home',
  path: HOME_PATH,
  name: 'dashboard-analysis',
  route: '1',
  component: 'pages/home',
  hidden: false,
  alwaysShow: false,
  meta: {
    title: '',
    icon: 'HomeOutlined',
    keepAlive: false,
    internalOrExternal: false,
    componentName: '',
    hiddenHeaderContent: false,
    url: '',
    target: '',
    hidden: false,
    permissionList: [],
  },
};

/** Deny by default: only a grant of a permission that is in force allows, and the administrator's role. */
function isGranted(row: Pick<PermissionRow, 'id' | 'status'>, grants: GrantedPermissions): boolean {
  return grants.isAdministrator || (row.status === IN_FORCE && grants.permissionIds.has(row.id));
}

/** Whether an entry of the menu opens: by a grant, or because the page is about the person's own account. */
function isOpen(row: PermissionRow, grants: GrantedPermissions): boolean {
  return isGranted(row, grants) || (row.status === IN_FORCE && ownPageComponents.has(row.component ?? ''));
}

/** Menu, granted buttons and all buttons of one person, from every permission there is. */
export function buildPermissionResponse(
  rows: readonly PermissionRow[],
  grants: GrantedPermissions,
  locale: Locale,
): PermissionResponse {
  const buttons = rows.filter((row) => row.menuType === MENU_TYPE.button && row.perms !== null);
  const menu = menuNodes(rows, grants, locale);
  return {
    menu: menu.some((node) => containsHome(node))
      ? menu
      : [{ ...homeNode, meta: { ...homeNode.meta, title: homeTitle[locale] } }, ...menu],
    auth: buttons.filter((row) => isGranted(row, grants)).map((row) => entryOf(row, locale)),
    allAuth: buttons.map((row) => entryOf(row, locale)),
  };
}

/** The codes that each role grants and that are in force; null for the administrator's, which grants all. */
export function grantingRoles(
  roles: readonly HeldRole[],
  rows: readonly PermissionRow[],
): { name: string; actions: string[] | null }[] {
  return roles.map(({ name, isAdministrator, permissionIds }) => {
    const ids = new Set(permissionIds);
    const granted = rows.flatMap(({ id, perms, status }) =>
      perms !== null && status === IN_FORCE && ids.has(id) ? [perms] : [],
    );
    return { name, actions: isAdministrator ? null : granted.toSorted() };
  });
}

function containsHome(node: MenuNode): boolean {
  return node.path === HOME_PATH || (node.children ?? []).some((child) => containsHome(child));
}

/**
 * The tree of what was granted. A parent of something granted comes along, since its children could not be reached without
 * it. Built from the top down, so that rows whose parents form a circle are left out instead of never ending.
 */
function menuNodes(rows: readonly PermissionRow[], grants: GrantedPermissions, locale: Locale): MenuNode[] {
  const childrenOf = childrenByParent(rows);

  function build(parentId: string | null, depth: number): MenuNode[] {
    if (depth === DEEPEST_TREE) return [];
    return (childrenOf.get(parentId) ?? [])
      .filter((row) => row.menuType !== MENU_TYPE.button)
      .toSorted(bySortNumber)
      .flatMap((row) => {
        const children = build(row.id, depth + 1);
        if (children.length === 0 && (isGroup(row) || !isOpen(row, grants))) return [];
        // What is out of service opens no page: the client reads any "0" as not held, the administrator's too.
        const held = (childrenOf.get(row.id) ?? []).filter(
          (child) =>
            child.menuType === MENU_TYPE.button &&
            (child.permsType ?? SHOWN_WHEN_GRANTED) === SHOWN_WHEN_GRANTED &&
            child.status === IN_FORCE &&
            isGranted(child, grants),
        );
        return [nodeOf(row, children, held, locale)];
      });
  }
  return build(null, 0);
}

function nodeOf(
  row: PermissionRow,
  children: readonly MenuNode[],
  held: readonly PermissionRow[],
  locale: Locale,
): MenuNode {
  const { path, url } = addressOf(row.url ?? '');
  const component = row.component ?? '';
  return {
    id: row.id,
    path,
    name: row.componentName ?? routeName(path),
    route: row.isRoute ? '1' : '0',
    component,
    ...(row.redirect === null ? {} : { redirect: row.redirect }),
    hidden: row.hidden,
    alwaysShow: row.alwaysShow,
    meta: {
      title: nameOf(row, locale),
      icon: row.icon ?? '',
      keepAlive: row.keepAlive,
      internalOrExternal: row.internalOrExternal,
      componentName: row.componentName ?? component.split('/').at(-1) ?? '',
      hiddenHeaderContent: false,
      url,
      target: '',
      hidden: row.hidden,
      permissionList: held.flatMap(({ perms }) => (perms === null ? [] : [perms])),
    },
    ...(children.length === 0 ? {} : { children }),
  };
}

/** An outside address or one with placeholders cannot be a path: the path is its hash, and the address goes beside it. */
function addressOf(url: string): { path: string; url: string } {
  if (!/^(?:https?:\/\/|\{\{)/u.test(url)) return { path: url, url: '' };
  return { path: `/${createHash('sha256').update(url).digest('hex').slice(0, 32)}`, url };
}

/** The older family's names: `/isps/activity` → `isps-activity`, `/report/:code` → `report-@code`. */
function routeName(path: string): string {
  return path.replace(/^\//u, '').replaceAll('/', '-').replaceAll(':', '@');
}

function nameOf(row: PermissionRow, locale: Locale): string {
  return locale === DEFAULT_LOCALE ? row.name : (row.nameEn ?? row.name);
}

function entryOf(row: PermissionRow, locale: Locale): PermissionEntry {
  return {
    action: row.perms ?? '',
    type: row.permsType ?? SHOWN_WHEN_GRANTED,
    status: row.status,
    describe: nameOf(row, locale),
  };
}
