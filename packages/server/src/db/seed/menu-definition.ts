import {
  actionPermission,
  fieldPermission,
  guardedFields,
  offeredActions,
  permissionCode,
  resourceActions,
  type BuiltInAction,
} from '@evergreen/core/resources';
import { localized, type LocalizedText } from '@evergreen/core/kernel';
import { menuIconNamed } from '@evergreen/core/shell/navigation';

import { registeredResource } from './registered-resource.ts';

/** Component of an entry that only holds others: the menu shows it with them, so that nobody is granted it. */
export const GROUP_COMPONENT = 'layouts/RouteView';

/** One entry or button of the menu as it is first set up. */
export interface MenuSeed {
  /** Unique for ever: the identifier is made from it. */
  readonly key: string;
  readonly kind: 'entry' | 'button';
  readonly title: LocalizedText;
  readonly url?: string;
  readonly component?: string;
  readonly componentName?: string;
  readonly redirect?: string;
  readonly icon?: string;
  readonly hidden?: boolean;
  readonly keepAlive?: boolean;
  readonly isRoute?: boolean;
  readonly perms?: string;
  readonly children?: readonly MenuSeed[];
}

type EntryOptions = Pick<MenuSeed, 'icon' | 'hidden' | 'componentName' | 'redirect' | 'isRoute' | 'children'>;

/** Checks what the type cannot say. Throws where the menu is read: an icon that nobody draws is a programmer's mistake. */
function entry(seed: MenuSeed): MenuSeed {
  if (seed.icon === undefined || menuIconNamed(seed.icon) !== undefined) return seed;
  throw new Error(
    `Menu entry ${seed.key} (${seed.title['en-US']}): the icon "${seed.icon}" is not in the list of packages/core/src/features/shell/navigation/menu-icon.ts`,
  );
}

/** An entry that only holds others. */
export function group(
  url: string,
  icon: string,
  title: LocalizedText,
  children: readonly MenuSeed[],
  options: EntryOptions = {},
): MenuSeed {
  return entry({ key: url, kind: 'entry', title, url, component: GROUP_COMPONENT, icon, children, ...options });
}

/** A page; `component` is the key under which the application looks it up. */
export function page(url: string, component: string, title: LocalizedText, options: EntryOptions = {}): MenuSeed {
  return entry({ key: url, kind: 'entry', title, url, component, ...options });
}

export const actionTitles: Readonly<Record<BuiltInAction, LocalizedText>> = {
  list: localized('查询', 'View'),
  add: localized('新增', 'Add'),
  edit: localized('编辑', 'Edit'),
  delete: localized('删除', 'Delete'),
  batch_delete: localized('批量删除', 'Delete several'),
  recycle: localized('回收站', 'Recycle bin'),
  purge: localized('彻底删除', 'Delete for good'),
  history: localized('修改记录', 'History'),
  reveal: localized('查看完整信息', 'Reveal masked values'),
  export: localized('导出', 'Export'),
  import: localized('导入', 'Import'),
};

function hasActionNamed({ actions = {} }: ReturnType<typeof registeredResource>, key: string): boolean {
  return Object.hasOwn(actions, key);
}

/** The page of the resource of this name, with one button permission for each action that it offers. `isHidden`: reached from another resource. */
export function resourcePage(name: string, icon: string, { isHidden = false } = {}): MenuSeed {
  const resource = registeredResource(name);
  const builtIn = offeredActions(resource).map(
    (action) => [permissionCode(resource, action), actionTitles[action]] as const,
  );
  // Actions that share a right share the button of the one that is named like it.
  const codes = new Set(builtIn.map(([code]) => code));
  const own = resourceActions(resource).flatMap(([key, { label, right }]) => {
    const code = actionPermission(resource, key);
    if (codes.has(code) || (right !== undefined && right !== key && hasActionNamed(resource, right))) return [];
    codes.add(code);
    return [[code, label] as const];
  });
  const guarded = guardedFields(resource).map((key) => {
    const label = resource.fields[key]?.label ?? localized(key, key);
    const title = localized(`查看和填写：${label['zh-CN']}`, `Read and write: ${label['en-US']}`);
    return [fieldPermission(resource, key), title] as const;
  });
  const buttons = [...builtIn, ...own, ...guarded].map(([code, title]): MenuSeed => {
    return { key: code, kind: 'button', title, perms: code };
  });
  return entry({
    key: resource.path,
    kind: 'entry',
    title: resource.title,
    url: resource.path,
    component: `areas/${resource.name}`,
    icon,
    keepAlive: true,
    ...(isHidden ? { hidden: true } : {}),
    children: buttons,
  });
}
