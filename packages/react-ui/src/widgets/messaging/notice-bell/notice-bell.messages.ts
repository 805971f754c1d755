import { localized } from '@evergreen/core/kernel';

export const noticeBellMessages = {
  bell: (unread: number) =>
    unread === 0 ? localized('消息', 'Messages') : localized(`消息，${unread} 条未读`, `Messages, ${unread} unread`),
  look: localized('查看', 'Look'),
  panel: localized('消息', 'Messages'),
  close: localized('关闭', 'Close'),
  work: (lists: number) =>
    localized(`待办 ${lists} 类`, lists === 1 ? '1 kind of work waits' : `${lists} kinds of work wait`),
  workList: (title: string, total: number) => localized(`${title} ${total}`, `${title} ${total}`),
  announcements: (count: number) => localized(`通知(${count})`, `Announcements (${count})`),
  systemMessages: (count: number) => localized(`系统消息(${count})`, `System messages (${count})`),
  empty: localized('没有未读消息', 'Nothing unread'),
  failed: localized('消息读取失败', 'The messages could not be read'),
  retry: localized('重试', 'Try again'),
  readAll: localized('全部已读', 'Mark all as read'),
  undo: localized('撤销', 'Undo'),
  more: localized('查看更多', 'See more'),
  detail: localized('通知消息', 'Notification message'),
  notOpened: localized('消息打开失败', 'The message could not be opened'),
  attachments: localized('附件', 'Attachments'),
  handle: localized('去处理', 'Go handle'),
  next: localized('下一条', 'Next'),
  previous: localized('上一条', 'Previous'),
  fullScreen: localized('全屏', 'Full screen'),
  leaveFullScreen: localized('退出全屏', 'Leave full screen'),
} as const;
