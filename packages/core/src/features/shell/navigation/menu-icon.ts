/** The icons that a menu may name, as antd names them without their style. Their drawings are in the app's menu-icons.tsx. */
const MENU_ICONS = [
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
 * The icon that a menu entry names: antd's own name and the older family's are the same, `HomeOutlined`, `home-outlined`, `home`.
 *
 * @returns null for no icon, undefined for a name that is not in the list
 */
export function menuIconNamed(name: string): MenuIcon | null | undefined {
  const key = name
    .trim()
    .toLowerCase()
    .replaceAll('-', '')
    .replace(/(?:outlined|filled|twotone)$/u, '');
  return key === '' || key === 'none' ? null : MENU_ICONS.find((icon) => icon === key);
}
