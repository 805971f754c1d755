import { localized } from '@evergreen/core/kernel';

export const announcementMessages = {
  released: localized('该系统通知发布成功', 'The announcement is released.'),
  revoked: localized('该系统通知撤销成功', 'The announcement is revoked.'),
  editReleased: localized(
    '已发布的通告不能修改，请先撤销',
    'A released announcement cannot be changed. Revoke it first.',
  ),
  removeReleased: localized(
    '已发布的通告不能删除，请先撤销',
    'A released announcement cannot be deleted. Revoke it first.',
  ),
  gone: localized(
    '这条消息已经撤销或过期，不能再查看',
    'This announcement was revoked or has ended, and cannot be seen any more.',
  ),
  allRead: localized('全部已读', 'All of them are read.'),
  unreadAgain: localized('已恢复为未读', 'They are unread again.'),
  undoOver: localized(
    '撤销时间已过，消息保持已读；可以在“我的消息”中查看',
    'It is too late to take this back. The messages stay read; you find them on the page of your messages.',
  ),
} as const;
