import { text } from '@evergreen/core/kernel';

export const announcementsMessages = {
  title: text('我的消息', 'My messages'),
  service: text('所缺的服务', 'What is missing'),
  announcementService: text('通告与消息服务', 'The service of announcements and messages'),
  shows: text('做好后显示', 'Will show'),
  own: text('发给您的通告和系统消息，已读与未读', 'the announcements and messages sent to you, read and unread'),
} as const;
