import { text } from '@evergreen/core/kernel';

export const permissionExplainMessages = {
  description: text(
    '查看一个账号能不能做某项操作，以及为什么：是哪个列表、哪一条、按哪条规则决定的。',
    'Why an account may or may not do something: which list, which entry and which rule decided.',
  ),
  parts: text('查看谁的权限', 'Whose rights'),
  own: text('我的权限', 'My own rights'),
  others: text('他人权限', 'Rights of another'),
  account: text('账号', 'Account'),
  read: text('查询', 'Look up'),
  accountPrompt: text('请输入账号，然后按“查询”', 'Enter an account and press “Look up”'),
  person: (realname: string, username: string) =>
    text(`${realname}（${username}）的权限`, `Rights of ${realname} (${username})`),
  action: text('权限编码', 'Permission code'),
  actionPrompt: text(
    '请选择或输入权限编码，例如 activity:add',
    'Choose or enter a permission code, such as activity:add',
  ),
  describe: text('说明', 'Description'),
  decision: text('结果', 'Decision'),
  explain: text('为什么', 'Why'),
  configured: text('当前使用', 'in use'),
  policies: {
    strict: text('严格（strict）', 'Strict'),
    directive: text('指令（directive）', 'Directive'),
    helper: text('辅助（helper）', 'Helper'),
  },
  policy: text('策略', 'Policy'),
  decisions: {
    show: text('允许', 'Allowed'),
    hide: text('不允许，按钮隐藏', 'Denied: hidden'),
    disable: text('不允许，按钮禁用', 'Denied: disabled'),
  },
  rule: text('规则', 'Rule'),
  ruleNumber: (rule: number) => text(`第 ${rule} 条`, `Rule ${rule}`),
  list: text('由哪个列表决定', 'Decided by'),
  entry: text('条目', 'Entry'),
  entryWords: (action: string, type: string, status: string) =>
    text(`${action}（类型 ${type}，状态 ${status}）`, `${action} (type ${type}, status ${status})`),
  noEntry: text('无', 'none'),
  verdicts: (action: string) => text(`“${action}”：各策略的结果`, `“${action}”: what each policy says`),
  rights: text('全部权限', 'Every permission'),
  total: (count: number) => text(`共 ${count} 项`, `${count} in all`),
  roles: text('角色管理', 'Roles'),
  menu: text('菜单管理', 'Menu and permissions'),
} as const;
