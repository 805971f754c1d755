import { localized, sameText } from '@evergreen/core/kernel';

interface Counted {
  readonly reached: number;
  readonly total: number;
}

export const permissionExplainMessages = {
  description: localized('查看一个账号能不能做某项操作，以及为什么。', 'Whether an account may do something, and why.'),
  parts: localized('查看谁的权限', 'Whose rights'),
  own: localized('我的权限', 'My own rights'),
  others: localized('他人权限', 'Rights of another'),
  account: localized('人员', 'Person'),
  clear: localized('清空', 'Clear'),
  accountPrompt: localized('请选择，或输入姓名、账号查找', 'Choose, or find by name or account'),
  personName: (realname: string, username: string) =>
    realname === '' ? sameText(username) : localized(`${realname}（${username}）`, `${realname} (${username})`),
  loadingPeople: localized('正在读取账号', 'Reading accounts'),
  peopleFailed: localized('账号读取失败', 'The accounts could not be read'),
  retry: localized('重试', 'Try again'),
  nobodyFound: localized('没有找到这样的账号', 'No such account was found'),
  person: (realname: string, username: string) =>
    localized(`${realname}（${username}）的权限`, `Rights of ${realname} (${username})`),
  action: localized('权限编码', 'Permission code'),
  actionPrompt: localized(
    '请选择，或输入名称、权限编码，例如 activity:add',
    'Choose, or enter a name or a code, such as activity:add',
  ),
  describe: localized('权限', 'Permission'),
  decision: localized('结果', 'Decision'),
  explain: localized('为什么', 'Why'),
  configured: localized('当前使用', 'in use'),
  policies: {
    strict: localized('严格（strict）', 'Strict'),
    directive: localized('指令（directive）', 'Directive'),
    helper: localized('辅助（helper）', 'Helper'),
  },
  policy: localized('策略', 'Policy'),
  decisions: {
    show: localized('允许', 'Allowed'),
    hide: localized('不允许，按钮隐藏', 'Denied: hidden'),
    disable: localized('不允许，按钮禁用', 'Denied: disabled'),
  },
  rule: localized('规则', 'Rule'),
  ruleNumber: (rule: number) => localized(`第 ${rule} 条`, `Rule ${rule}`),
  list: localized('由哪个列表决定', 'Decided by'),
  entry: localized('条目', 'Entry'),
  entryWords: (action: string, type: string, status: string) =>
    localized(`${action}（类型 ${type}，状态 ${status}）`, `${action} (type ${type}, status ${status})`),
  noEntry: localized('无', 'none'),
  technicalDetails: localized('技术细节', 'Technical details'),
  verdicts: (action: string) => localized(`“${action}”：各策略的结果`, `“${action}”: what each policy says`),
  rights: localized('全部权限', 'Every permission'),
  total: (count: number) => localized(`共 ${count} 项`, `${count} in all`),
  allowedOnly: localized('只看允许的', 'Only what is allowed'),
  limits: localized('能看到的数据', 'Rows in reach'),
  limit: (rows: string, sentences: readonly string[], count: Counted | null) =>
    localized(
      `${rows}：仅${sentences.join('，或')}${count === null ? '' : `，${count.reached} / ${count.total}`}`,
      `${rows}: ${sentences.join(', or ')}${count === null ? '' : `, ${count.reached} of ${count.total}`}`,
    ),
  holders: localized('谁有这个权限', 'Who has a permission'),
  holdersFailed: localized('读取失败', 'This could not be read'),
  holdersTotal: (total: number) => localized(`${total} 人有这个权限`, `${total} people have this permission`),
  byRoles: (roles: readonly string[]) => localized(`由${roles.join('、')}给出`, `by ${roles.join(', ')}`),
  unseen: (count: number) => localized(`另有 ${count} 人您不能查看`, `${count} more whom you may not see`),
  roles: localized('角色管理', 'Roles'),
  menu: localized('菜单管理', 'Menu and permissions'),
} as const;
