import { text } from '../../../kernel/index.ts';

export const authMessages = {
  chooseBoth: text('请选择租户和部门', 'Choose tenant and department'),
  chooseDepartment: text('请选择部门', 'Choose a department'),
  chooseTenant: text('请选择租户', 'Choose a tenant'),
  confirmLogout: text('真的要注销登录吗 ?', 'Do you really want to sign out?'),
  confirmLogoutTitle: text('提示', 'Sign out'),
  emptyMenu: text('permissions must be a non-null array', 'permissions must be a non-null array'),
  endedElsewhere: text(
    '您已在另一个窗口退出，或登录已过期；已填写的内容保留为草稿，请重新登录',
    'You signed out in another window, or your sign-in has expired. What you typed is kept as a draft. Please sign in again',
  ),
  menuFailed: text('菜单加载失败，请重新登录', 'The menu could not be loaded, please sign in again'),
  noCaptcha: text('请输入验证码', 'Enter the characters of the picture'),
  noPassword: text('请输入密码', 'Enter your password'),
  replaced: (name: string) =>
    text(`另一个窗口已登录为${name}，本窗口随之切换`, `Another window signed in as ${name}. This window follows`),
  withoutDepartment: text(
    '您尚未归属部门,请确认账号信息',
    'You belong to no department yet. Please check your account',
  ),
} as const;
