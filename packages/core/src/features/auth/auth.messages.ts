import { text } from '../../kernel/index.ts';

export const authMessages = {
  confirmLogout: text('真的要注销登录吗 ?', 'Do you really want to sign out?'),
  confirmLogoutTitle: text('提示', 'Sign out'),
  emptyMenu: text('permissions must be a non-null array', 'permissions must be a non-null array'),
  menuFailed: text('菜单加载失败，请重新登录', 'The menu could not be loaded, please sign in again'),
  noAccount: text('请输入账号', 'Enter your username'),
  noCaptcha: text('请输入验证码', 'Enter the characters of the picture'),
  noPassword: text('请输入密码', 'Enter your password'),
  welcome: text('欢迎', 'Welcome'),
} as const;
