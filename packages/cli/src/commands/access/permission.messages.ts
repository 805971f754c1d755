import { localized } from '@evergreen/core/kernel';

export const permissionCommandMessages = {
  description: localized('权限查询', 'ask about permissions'),
  explain: localized('说明一个账号为什么可以或不可以做某项操作', 'say why an account may or may not do something'),
  user: localized(
    '要说明的账号，默认为已登录的账号；说明他人需要权限 permission:explain',
    'the account to explain, by default the one that is signed in; others need the permission permission:explain',
  ),
  action: localized('权限编码，例如 activity:delete', 'code of the permission, such as activity:delete'),
  actionNeeded: localized(
    '请给出权限编码，例如 activity:delete',
    'Give the code of a permission, such as activity:delete',
  ),
  policy: localized(
    '权限策略：strict（默认）、directive 或 helper',
    'policy: strict (the default), directive or helper',
  ),
  answerCode: localized('允许时退出码为 0，否则为 1。', 'The exit code is 0 when it is allowed, else 1.'),
  examples: localized(
    '  evergreen permission explain activity:delete --user clerk\n  evergreen permission explain activity:add --json',
    '  evergreen permission explain activity:delete --user clerk\n  evergreen permission explain activity:add --json',
  ),
  holders: localized('列出有某项权限的人，以及由哪些角色给出', 'list who has a permission, and by which roles'),
  holdersExamples: localized(
    '  evergreen permission holders activity:delete --json',
    '  evergreen permission holders activity:delete --json',
  ),
  holdersTotal: (total: number, unseen: number) =>
    localized(
      `共 ${total} 人${unseen === 0 ? '' : `，其中 ${unseen} 人您不能查看`}`,
      `${total} people${unseen === 0 ? '' : `, ${unseen} of whom you may not see`}`,
    ),
} as const;
