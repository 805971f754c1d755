import { localized } from '@evergreen/core/kernel';

export const accountSecurityMessages = {
  password: localized('密码', 'Password'),
  passwordContent: localized(
    '修改密码后，其他设备上的登录会全部结束。',
    'Changing your password ends your sessions on all other devices.',
  ),
  changePassword: localized('修改密码', 'Change password'),
  sessions: localized('登录会话', 'Sessions'),
  sessionsContent: {
    own: localized(
      '您的账号正在以下设备上登录。发现不认识的设备，请结束它并修改密码。',
      'Your account is signed in on these devices. If you do not recognise one, end it and change your password.',
    ),
    other: localized(
      '该账号正在以下设备上登录。结束后那台设备需要重新登录。',
      'The account is signed in on these devices. A session that is ended has to sign in again.',
    ),
  },
  noSessions: localized('没有登录', 'Not signed in anywhere'),
  refresh: localized('刷新', 'Refresh'),
  device: localized('设备', 'Device'),
  address: localized('IP 地址', 'IP address'),
  signedInAt: localized('登录时间', 'Signed in'),
  lastUsedAt: localized('最近使用', 'Last used'),
  action: localized('操作', 'Action'),
  current: localized('当前', 'Current'),
  tenant: (name: string) => localized(`租户：${name}`, `Tenant: ${name}`),
  usedAt: (time: string) => localized(`最近使用 ${time}`, `Last used ${time}`),
  end: localized('结束', 'End'),
  endNamed: (device: string, time: string) =>
    localized(`结束 ${device} 的登录，最近使用 ${time}`, `End the session on ${device}, last used ${time}`),
  endOthers: { own: localized('结束其他全部', 'End all others'), other: localized('全部结束', 'End all') },
  onlyThis: localized('没有其他登录会话', 'There are no other sessions'),
  failed: localized('读取失败', 'This could not be read'),
  stale: localized('下面是上次读到的内容。', 'Below is what was read before.'),
  questionTitle: localized('结束登录', 'End sessions'),
  endOneQuestion: (device: string, address: string) =>
    localized(
      `确定要结束 ${device}（${address}）的登录吗？该设备需要重新登录，未保存的内容会保留为草稿。`,
      `End the session on ${device} (${address})? That device has to sign in again; what was not saved stays there as a draft.`,
    ),
  endOthersQuestion: {
    own: (count: number) =>
      localized(
        `确定要结束其他 ${count} 个登录吗？那些设备需要重新登录，未保存的内容会保留为草稿。`,
        `End ${count === 1 ? 'the other session' : `the ${count} other sessions`}? Those devices have to sign in again; what was not saved stays there as a draft.`,
      ),
    other: (count: number) =>
      localized(
        `确定要结束该账号的 ${count} 个登录吗？那些设备需要重新登录，未保存的内容会保留为草稿。`,
        `End ${count === 1 ? 'the session' : `the ${count} sessions`} of the account? Those devices have to sign in again; what was not saved stays there as a draft.`,
      ),
  },
  confirm: localized('结束', 'End'),
  cancel: localized('取消', 'Cancel'),
  signIns: localized('最近登录记录', 'Recent sign-ins'),
  signInsContent: localized('与登录有关的最近 20 条记录。', 'The last 20 events that have to do with signing in.'),
  noSignIns: localized('没有登录记录', 'There are no sign-ins yet'),
} as const;
