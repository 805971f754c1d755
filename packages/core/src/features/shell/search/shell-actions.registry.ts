import { localized } from '../../../kernel/index.ts';
import type { ShellAction, ShellActionKey, ShellSituation } from './shell-action.types.ts';

interface RegisteredAction extends ShellAction {
  readonly isAvailable: (situation: ShellSituation) => boolean;
}

const always = () => true;
const isSignedIn = (situation: ShellSituation) => situation.isSignedIn;

/** All actions in display order. */
const registry: readonly RegisteredAction[] = [
  {
    key: 'search',
    title: localized('查找人员、记录、页面和操作', 'Find people, records, pages and actions'),
    keywords: [],
    isAvailable: always,
  },
  {
    key: 'home',
    title: localized('返回首页', 'Go to the home page'),
    keywords: ['home', 'dashboard'],
    isAvailable: (now) => now.isSignedIn && !now.isHomeShown,
  },
  {
    key: 'settings',
    title: localized('系统设置', 'Settings'),
    keywords: ['主题', '布局', 'theme', 'layout', 'preferences'],
    isAvailable: always,
  },
  {
    key: 'theme',
    title: localized('切换深色或浅色主题', 'Switch between the dark and the light theme'),
    keywords: ['夜间', 'night'],
    isAvailable: always,
  },
  {
    key: 'language',
    title: localized('切换语言', 'Switch the language'),
    keywords: ['英文', '中文', 'English', 'Chinese'],
    isAvailable: always,
  },
  { key: 'password', title: localized('修改密码', 'Change password'), keywords: ['口令'], isAvailable: isSignedIn },
  {
    key: 'department',
    title: localized('切换部门', 'Switch department'),
    keywords: ['单位', '科室'],
    isAvailable: isSignedIn,
  },
  {
    key: 'cache',
    title: localized('清理缓存', 'Clear the cache'),
    keywords: ['刷新字典', 'dictionaries'],
    isAvailable: isSignedIn,
  },
  {
    key: 'tab.refresh',
    title: localized('刷新当前页面', 'Refresh this page'),
    keywords: ['重新加载', 'reload'],
    isAvailable: (now) => now.hasTabs,
  },
  {
    key: 'tab.close',
    title: localized('关闭当前页面', 'Close this page'),
    keywords: ['标签'],
    isAvailable: (now) => now.hasTabs && !now.isHomeShown,
  },
  {
    key: 'tab.closeOthers',
    title: localized('关闭其它页面', 'Close the other pages'),
    keywords: ['标签'],
    isAvailable: (now) => now.hasTabs && now.otherTabCount > 0,
  },
  {
    key: 'tab.reopen',
    title: localized('重新打开关闭的页面', 'Reopen the closed page'),
    keywords: ['恢复', 'restore'],
    isAvailable: (now) => now.canReopenTab,
  },
  {
    key: 'shortcuts',
    title: localized('键盘快捷键', 'Keyboard shortcuts'),
    keywords: ['?', '？', '帮助', 'help'],
    isAvailable: always,
  },
  { key: 'lock', title: localized('锁定屏幕', 'Lock the screen'), keywords: ['离开', 'away'], isAvailable: isSignedIn },
  {
    key: 'logout',
    title: localized('退出登录', 'Sign out'),
    keywords: ['注销', 'log out', 'logout'],
    isAvailable: isSignedIn,
  },
];

/**
 * Applicable actions, in order. `abilities` is what the client supports: a command line can log out but has no theme.
 */
export function shellActions(
  situation: ShellSituation,
  abilities: ReadonlySet<ShellActionKey>,
): readonly ShellAction[] {
  return registry
    .filter(({ key, isAvailable }) => abilities.has(key) && isAvailable(situation))
    .map(({ key, title, keywords }) => ({ key, title, keywords }));
}
