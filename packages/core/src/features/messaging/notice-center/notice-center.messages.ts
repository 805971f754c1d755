import { localized } from '../../../kernel/index.ts';

export const noticeCenterMessages = {
  general: localized('一般', 'General'),
  important: localized('重要', 'Important'),
  urgent: localized('紧急', 'Urgent'),
  justNow: localized('刚刚', 'Just now'),
  minutesAgo: (count: number) => localized(`${count} 分钟前`, count === 1 ? '1 minute ago' : `${count} minutes ago`),
  byline: (sender: string, sendTime: string) =>
    localized(`发布人：${sender} 发布时间：${sendTime}`, `Publisher: ${sender} Publish time: ${sendTime}`),
  others: (count: number) => localized(`另有 ${count} 条新消息`, `${count} more new message${count === 1 ? '' : 's'}`),
  held: (count: number) =>
    localized(
      `免打扰期间有 ${count} 条消息`,
      `${count} message${count === 1 ? '' : 's'} came while you were not disturbed`,
    ),
  allRead: (count: number) =>
    localized(
      `已将 ${count} 条消息标为已读`,
      count === 1 ? '1 message is marked as read' : `${count} messages are marked as read`,
    ),
} as const;
