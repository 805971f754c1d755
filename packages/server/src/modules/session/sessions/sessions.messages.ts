import { localized } from '@evergreen/core/kernel';

export const sessionServerMessages = {
  id: localized('会话', 'Session'),
  /** One answer for what is not there and what is somebody else's (threat T-03). */
  unknown: localized(
    '该登录不存在或已结束，请刷新后查看',
    'There is no such session any more. Refresh to see those that there are.',
  ),
  current: localized('这是当前登录，请用“退出登录”结束', 'This is the current session: end it by signing out.'),
  ended: localized('已结束该登录', 'The session was ended.'),
  othersEnded: (count: number) =>
    count === 0
      ? localized('没有其他登录', 'There were no other sessions.')
      : localized(
          `已结束其他 ${count} 个登录`,
          count === 1 ? 'The other session was ended.' : `The ${count} other sessions were ended.`,
        ),
  allEnded: (count: number) =>
    count === 0
      ? localized('该账号没有登录', 'The account was not signed in.')
      : localized(
          `已结束该账号的 ${count} 个登录`,
          count === 1 ? 'The session was ended.' : `The ${count} sessions were ended.`,
        ),
} as const;
