import { localized, type LocalizedText } from '../../../kernel/index.ts';

/** Descriptions of the decision table's rules, by number. */
export const ruleWords: ReadonlyMap<number, ReturnType<typeof localized>> = new Map([
  [
    0,
    localized(
      '权限尚未加载，或查的不是单个权限编码',
      'The permissions are not loaded, or what was asked is not one code',
    ),
  ],
  [1, localized('全部权限列表里它已停用（状态 0）', 'The list of all permissions takes it out of service (status 0)')],
  [
    2,
    localized(
      '有条目被停用（状态 0），而表单列表里也有它',
      'An entry is withdrawn (status 0), though the form holds it too',
    ),
  ],
  [
    3,
    localized(
      '有条目被停用（状态 0），而用户自己的列表里另有有效的一条',
      'An entry is withdrawn (status 0), though the user’s own list holds a valid one',
    ),
  ],
  [
    4,
    localized('条目被停用（状态 0），别处也没有授予', 'Its entry is withdrawn (status 0), and nothing else grants it'),
  ],
  [5, localized('表单列表和用户自己的列表里都有它', 'Both the form and the user’s own list hold it')],
  [
    6,
    localized(
      '只有表单列表里有它，全部权限列表没有登记',
      'Only the form holds it; the list of all permissions does not name it',
    ),
  ],
  [7, localized('表单列表里有它，全部权限列表已登记', 'The form holds it, and the list of all permissions names it')],
  [8, localized('用户自己的列表里有它', 'The user’s own list holds it')],
  [9, localized('没有任何列表提到它', 'No list names it')],
  [
    10,
    localized(
      '全部权限列表已登记，但没有授予这个用户',
      'The list of all permissions names it, and it was not granted to this user',
    ),
  ],
]);

/** Permissions that belong to no page. */
export const otherRights = localized('其他', 'Others');

export const listWords = {
  form: localized('表单的权限列表', 'the permission list of the form'),
  own: localized('用户自己的权限列表（auth）', 'the user’s own permission list (auth)'),
  all: localized('全部权限列表（allAuth）', 'the list of all permissions (allAuth)'),
  none: localized('没有列表，因为哪里都没有它', 'no list: none holds it'),
} as const;

const aboutName =
  (chinese: (name: string) => string, english: (name: string) => string) =>
  (name: LocalizedText): LocalizedText =>
    localized(chinese(name['zh-CN']), english(name['en-US']));

/** The decision in everyday words. */
export const decisionSentences = {
  place: (page: LocalizedText, button: LocalizedText) =>
    localized(`${page['zh-CN']} › ${button['zh-CN']}`, `${page['en-US']} › ${button['en-US']}`),
  granted: aboutName(
    (name) => `允许：这个账号已有“${name}”的权限`,
    (name) => `Allowed: this account was granted “${name}”`,
  ),
  grantedBy: (roles: readonly string[], name: LocalizedText) =>
    localized(
      `允许：角色${roles.map((role) => `“${role}”`).join('、')}给了“${name['zh-CN']}”`,
      `Allowed: the ${roles.length === 1 ? 'role' : 'roles'} ${roles.map((role) => `“${role}”`).join(', ')} ${roles.length === 1 ? 'grants' : 'grant'} “${name['en-US']}”`,
    ),
  unrestricted: aboutName(
    (name) => `允许：“${name}”没有受到限制`,
    (name) => `Allowed: nothing restricts “${name}”`,
  ),
  notGranted: aboutName(
    (name) => `不允许：没有角色把“${name}”给这个账号；可在角色管理里授权`,
    (name) => `Denied: no role grants “${name}” to this account; a role can grant it`,
  ),
  outOfService: aboutName(
    (name) => `不允许：“${name}”已停用；可在菜单管理里启用`,
    (name) => `Denied: “${name}” is out of service; it can be enabled in the menu and permissions`,
  ),
  unregistered: aboutName(
    (name) => `不允许：系统里没有“${name}”这项权限，请检查编码`,
    (name) => `Denied: there is no permission “${name}”; check its code`,
  ),
  unknown: localized('暂时无法判断：请选择一项权限', 'Not known yet: choose one permission'),
} as const;
