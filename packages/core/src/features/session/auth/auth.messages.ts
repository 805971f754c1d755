import { localized } from '../../../kernel/index.ts';

export const authMessages = {
  chooseBoth: localized('请选择租户和部门', 'Choose tenant and department'),
  chooseDepartment: localized('请选择部门', 'Choose a department'),
  chooseTenant: localized('请选择租户', 'Choose a tenant'),
  confirmLogout: localized('真的要注销登录吗 ?', 'Do you really want to sign out?'),
  confirmLogoutTitle: localized('提示', 'Sign out'),
  emptyMenu: localized('permissions must be a non-null array', 'permissions must be a non-null array'),
  endedElsewhere: localized(
    '您已在另一个窗口退出，或登录已过期；已填写的内容保留为草稿，请重新登录',
    'You signed out in another window, or your sign-in has expired. What you typed is kept as a draft. Please sign in again',
  ),
  menuFailed: localized('菜单加载失败，请重新登录', 'The menu could not be loaded, please sign in again'),
  noCaptcha: localized('请输入验证码', 'Enter the characters of the picture'),
  noPassword: localized('请输入密码', 'Enter your password'),
  replaced: (name: string) =>
    localized(`另一个窗口已登录为${name}，本窗口随之切换`, `Another window signed in as ${name}. This window follows`),
  withoutDepartment: localized(
    '您尚未归属部门,请确认账号信息',
    'You belong to no department yet. Please check your account',
  ),
} as const;
