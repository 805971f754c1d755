/** Icons available to menus, by antd name without style suffix. Rendered by the widget menu-icon. */
export const MENU_ICONS = [
  'appstore',
  'audit',
  'bank',
  'barchart',
  'bell',
  'book',
  'branches',
  'calendar',
  'checkcircle',
  'cloud',
  'cloudserver',
  'cluster',
  'comment',
  'control',
  'dashboard',
  'database',
  'delete',
  'desktop',
  'file',
  'fileprotect',
  'filetext',
  'filter',
  'flag',
  'folder',
  'form',
  'gift',
  'global',
  'hdd',
  'heart',
  'home',
  'idcard',
  'linechart',
  'link',
  'lock',
  'mail',
  'menu',
  'message',
  'monitor',
  'notification',
  'number',
  'picture',
  'profile',
  'read',
  'safetycertificate',
  'schedule',
  'setting',
  'shop',
  'shopping',
  'solution',
  'table',
  'tag',
  'tags',
  'team',
  'tool',
  'trophy',
  'unorderedlist',
  'user',
  'warning',
] as const;

export type MenuIcon = (typeof MENU_ICONS)[number];

/**
 * Resolve the icon of a menu entry: `HomeOutlined`, `home-outlined` and `home`, as named by antd and the older family,
 * are equivalent.
 * @returns null for no icon, undefined for an unknown name
 */
export function menuIconNamed(name: string): MenuIcon | null | undefined {
  const key = name
    .trim()
    .toLowerCase()
    .replaceAll('-', '')
    .replace(/(?:outlined|filled|twotone)$/u, '');
  return key === '' || key === 'none' ? null : MENU_ICONS.find((icon) => icon === key);
}
