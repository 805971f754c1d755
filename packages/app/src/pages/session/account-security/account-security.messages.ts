import { text } from '@evergreen/core/kernel';

export const accountSecurityMessages = {
  password: text('密码', 'Password'),
  passwordContent: text(
    '修改密码后，其他设备上的登录会全部结束。',
    'Changing your password ends your sessions on all other devices.',
  ),
  changePassword: text('修改密码', 'Change password'),
  sessions: text('登录会话', 'Sessions'),
  sessionsContent: text(
    '您的账号正在以下设备上登录。发现不认识的设备，请结束它并修改密码。',
    'Your account is signed in on these devices. If you do not recognise one, end it and change your password.',
  ),
  refresh: text('刷新', 'Refresh'),
  retry: text('重试', 'Try again'),
  device: text('设备', 'Device'),
  address: text('IP 地址', 'IP address'),
  signedInAt: text('登录时间', 'Signed in'),
  lastUsedAt: text('最近使用', 'Last used'),
  action: text('操作', 'Action'),
  current: text('当前', 'Current'),
  tenant: (name: string) => text(`租户：${name}`, `Tenant: ${name}`),
  usedAt: (time: string) => text(`最近使用 ${time}`, `Last used ${time}`),
  end: text('结束', 'End'),
  endNamed: (device: string, time: string) =>
    text(`结束 ${device} 的登录，最近使用 ${time}`, `End the session on ${device}, last used ${time}`),
  endOthers: text('结束其他全部', 'End all others'),
  onlyThis: text('没有其他登录会话', 'There are no other sessions'),
  failed: text('读取失败', 'This could not be read'),
  stale: text('下面是上次读到的内容。', 'Below is what was read before.'),
  questionTitle: text('结束登录', 'End sessions'),
  endOneQuestion: (device: string, address: string) =>
    text(
      `确定要结束 ${device}（${address}）的登录吗？该设备需要重新登录，未保存的内容会保留为草稿。`,
      `End the session on ${device} (${address})? That device has to sign in again; what was not saved stays there as a draft.`,
    ),
  endOthersQuestion: (count: number) =>
    text(
      `确定要结束其他 ${count} 个登录吗？那些设备需要重新登录，未保存的内容会保留为草稿。`,
      `End ${count === 1 ? 'the other session' : `the ${count} other sessions`}? Those devices have to sign in again; what was not saved stays there as a draft.`,
    ),
  confirm: text('结束', 'End'),
  cancel: text('取消', 'Cancel'),
  signIns: text('最近登录记录', 'Recent sign-ins'),
  signInsContent: text('与登录有关的最近 20 条记录。', 'The last 20 events that have to do with signing in.'),
  noSignIns: text('没有登录记录', 'There are no sign-ins yet'),
  time: text('时间', 'Time'),
  event: text('事件', 'Event'),
  times: (count: number) => text(`${count} 次`, `${count} times`),
} as const;
