import { localized } from '@evergreen/core/kernel';

export const sessionsCommandMessages = {
  description: localized('列出我的登录会话，结束其中的一些', 'list your sessions, and end some of them'),
  end: localized('结束一个登录会话，或除当前以外的全部', 'end one session, or all but the current one'),
  id: localized('会话编号，见 evergreen sessions', 'id of the session, from evergreen sessions'),
  others: localized('结束除当前以外的全部登录会话', 'end all sessions but the current one'),
  columns: {
    id: localized('编号', 'Id'),
    device: localized('设备', 'Device'),
    address: localized('地址', 'Address'),
    lastUsed: localized('最近使用', 'Last used'),
    signedIn: localized('登录时间', 'Signed in'),
  },
  current: (device: string) => localized(`${device}（当前）`, `${device} (current)`),
  leftOut: (count: number) =>
    localized(
      `另有 ${count} 列未显示，加宽终端或用 --json 查看`,
      `${count} more columns are not shown: widen the terminal or use --json`,
    ),
  oneOrOthers: localized(
    '请给出一个会话编号，或用 --others 结束其他全部，二者取其一',
    'Give the id of one session, or --others to end all others, and not both',
  ),
  unknown: (id: string) =>
    localized(
      `没有编号为 ${id} 的其他登录会话，用 evergreen sessions 查看`,
      `There is no other session ${id}: evergreen sessions lists them`,
    ),
  isCurrent: localized(
    '这是当前登录，请用 evergreen logout 退出',
    'This is the current session: evergreen logout ends it',
  ),
  noOthers: localized('没有其他登录会话', 'There are no other sessions'),
  examples: localized(
    '  evergreen sessions\n  evergreen sessions --json\n  evergreen sessions end 0192f3a4b5c67d8e9fa0b1c2d3e4f506\n  evergreen sessions end --others',
    '  evergreen sessions\n  evergreen sessions --json\n  evergreen sessions end 0192f3a4b5c67d8e9fa0b1c2d3e4f506\n  evergreen sessions end --others',
  ),
} as const;
