import { localized } from '@evergreen/core/kernel';

export const accountNotificationMessages = {
  title: localized('新消息通知', 'Notices'),
  content: localized(
    '关闭后，这类消息不再计入未读，也不再提醒；在“我的消息”的全部列表中仍可查看。改动马上保存。',
    'What is switched off is not counted as unread and no longer announced. It stays in the list of all your messages. Changes are saved at once.',
  ),
  announcement: localized('账户消息', 'Account messages'),
  announcementContent: localized('其他人发给您的通知公告', 'Announcements that other people send you'),
  systemMessage: localized('系统消息', 'System messages'),
  systemMessageContent: localized('系统自动发给您的消息', 'What the system sends you by itself'),
  saving: localized('正在保存…', 'Saving…'),
  saved: localized('已保存', 'Saved'),
  undo: localized('撤销', 'Undo'),
  notSaved: localized('没有保存', 'This was not saved'),
  retry: localized('重试', 'Try again'),
} as const;
