import { localized } from '@evergreen/core/kernel';

export const authorizationMessages = {
  role: localized('按角色', 'By role'),
  department: localized('按部门', 'By department'),
  departmentRole: localized('按部门角色', 'By role inside a department'),
  kinds: localized('授权对象', 'Whose permissions'),
  rules: (names: string) =>
    localized(
      `这个角色受数据规则限制：${names}。在“数据规则”页面修改。`,
      `Data rules limit the rows of this role: ${names}. They are changed on the page of data rules.`,
    ),
  limit: (rows: string, sentence: string) => localized(`${rows}仅${sentence}`, `${rows}: ${sentence}`),
  rulesBelow: (names: string) =>
    localized(`所属数据随之受限：${names}。`, `What hangs under these rows is limited with them: ${names}.`),
  nothing: localized(
    '您没有给任何对象授权的权限，请联系管理员。',
    'You may not grant to anybody. Ask an administrator.',
  ),
} as const;
