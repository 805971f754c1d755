import { localized } from '../../../kernel/index.ts';

export const menuMessages = {
  home: localized('首页', 'Home'),
  login: localized('登录', 'Sign in'),
  register: localized('注册', 'Register'),
  registerResult: localized('注册结果', 'Registration result'),
  alteration: localized('账号变更', 'Account alteration'),
  user: localized('用户', 'User'),
  test: localized('测试', 'Test'),
  testHome: localized('测试首页', 'Test home'),
  userAnnouncement: localized('我的消息', 'My messages'),
  gallery: localized('部件示例', 'Widget gallery'),
  galleryTables: localized('可编辑表格示例', 'Editable tables'),
  forbidden: localized('拒绝访问', 'Access denied'),
  notFound: localized('页面不存在', 'Page not found'),
  serverError: localized('服务器出错', 'Server error'),
  planned: localized('筹备中', 'coming soon'),
  unknownComponent: (name: string) =>
    localized(`没有名为 ${name} 的前端组件，请核对后再填`, `There is no component called ${name}. Check the name`),
  unknownPlaceholder: (name: string) =>
    localized(
      `菜单地址中的 ${name} 无法识别，请联系管理员修改`,
      `The menu address holds ${name}, which is unknown; ask an administrator to mend it`,
    ),
  missingValue: (name: string) =>
    localized(
      `菜单地址中的 ${name} 没有配置，请联系管理员`,
      `The menu address needs ${name}, which is not configured; ask an administrator`,
    ),
  unlistedHost: (origin: string) =>
    localized(
      `系统没有允许在页面中显示 ${origin}，请联系管理员，或在新窗口中打开`,
      `The system may not show ${origin} inside a page; ask an administrator, or open it in a new window`,
    ),
  badAddress: localized(
    '菜单地址无效：只能是 http、https 地址或以 / 开头的站内地址',
    'The menu address is not valid: it must be an http or https address, or a path of this site',
  ),
} as const;
