import { localized } from '@evergreen/core/kernel';

export const thirdLoginMessages = {
  ways: localized('可用的第三方登录', 'Third parties to sign in by'),
  waysContent: localized(
    '已绑定的第三方，在登录页选择后即可登录。',
    'What is bound signs you in: choose it on the sign-in page.',
  ),
  manage: localized('管理绑定', 'Manage bindings'),
  bound: (count: number) => localized(`已绑定 ${count} 个账号`, `${count} bound`),
  lastUsedAt: (time: string) => localized(`最近登录 ${time}`, `Last sign-in ${time}`),
  records: localized('第三方登录记录', 'The log about third parties'),
  recordsContent: localized(
    '最近 20 条登录、绑定和解除记录。发现不是本人的操作，请解除绑定并修改密码。',
    'The last 20 sign-ins and changes. If one was not yours, unbind the account and change your password.',
  ),
  noRecords: localized('没有记录', 'Nothing yet'),
  refresh: localized('刷新', 'Refresh'),
} as const;
