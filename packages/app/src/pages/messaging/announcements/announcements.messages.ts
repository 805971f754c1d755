import { localized } from '@evergreen/core/kernel';

export const announcementsMessages = {
  title: localized('我的消息', 'My messages'),
  service: localized('所缺的服务', 'What is missing'),
  announcementService: localized('通告与消息服务', 'The service of announcements and messages'),
  shows: localized('做好后显示', 'Will show'),
  own: localized('发给您的通告和系统消息，已读与未读', 'the announcements and messages sent to you, read and unread'),
} as const;
