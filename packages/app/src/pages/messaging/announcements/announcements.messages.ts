import { localized } from '@evergreen/core/kernel';

export const announcementsMessages = {
  filter: localized('按阅读状态查看', 'By whether they were read'),
  all: localized('全部', 'All'),
  unread: localized('未读', 'Unread'),
  read: localized('已读', 'Read'),
  search: localized('请输入标题', 'A part of the title'),
  readAll: localized('全部标为已读', 'Mark all as read'),
  refresh: localized('刷新', 'Refresh'),
  empty: localized('没有消息', 'No announcements'),
  failed: localized('消息读取失败', 'The announcements could not be read'),
  retry: localized('重试', 'Try again'),
  total: (count: number) => localized(`共 ${count} 条`, `${count} in all`),
  by: (sender: string, time: string) => localized(`发布人：${sender}　发布时间：${time}`, `${sender} · ${time}`),
  detail: localized('通知消息', 'Announcement'),
  handle: localized('去处理', 'Go handle'),
  attachments: localized('附件', 'Attachments'),
  close: localized('关闭', 'Close'),
  isUnread: localized('未读', 'Unread'),
} as const;
