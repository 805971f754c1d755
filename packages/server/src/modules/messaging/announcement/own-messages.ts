import type { LocalizedText } from '@evergreen/core/kernel';

import { formatPlatformTime } from '../../../platform-time.ts';
import type { NoticeRepository, StoredNotice } from '../notice/notice.repository.ts';
import type { OwnAnnouncementRepository, ReceivedAnnouncement, Recipient } from './own-announcement.repository.ts';

/** Tells notices from announcements, whose identifiers have no dash. */
const NOTICE = 'n-';

const SYSTEM_MESSAGE = '2';
const PLATFORM: LocalizedText = { 'zh-CN': '系统', 'en-US': 'System' };

const noticeId = (id: string) => (id.startsWith(NOTICE) ? id.slice(NOTICE.length) : undefined);

/** A notice as the lists of messages show it. */
function messageOf(notice: StoredNotice, { locale }: Pick<Recipient, 'locale'>): ReceivedAnnouncement {
  const { count, reason } = notice;
  const one: LocalizedText = { 'zh-CN': notice.titleZh, 'en-US': notice.titleEn };
  const many: LocalizedText = { 'zh-CN': notice.manyZh, 'en-US': notice.manyEn };
  const because: LocalizedText = { 'zh-CN': `原因：${reason}`, 'en-US': `Reason: ${reason}` };
  return {
    anntId: NOTICE + notice.id,
    titile: count === 1 ? one[locale] : many[locale].replace('{n}', String(count)),
    msgCategory: SYSTEM_MESSAGE,
    kind: notice.kind,
    priority: notice.priority,
    msgAbstract: reason === null || count > 1 ? '' : because[locale],
    sender: notice.sender === '' ? PLATFORM[locale] : notice.sender,
    sendTime: formatPlatformTime(notice.updatedAt),
    createTime: notice.createdAt,
    arrivedAt: notice.updatedAt,
    openPage: count === 1 ? notice.link : notice.listLink,
    isRead: notice.readAt !== null,
    msgContent: null,
    files: null,
  };
}

/** Newest first, by the second. */
const later = (one: ReceivedAnnouncement, other: ReceivedAnnouncement) =>
  (other.sendTime ?? '').localeCompare(one.sendTime ?? '');

/** What the bell and the page of all messages ask for. */
export type OwnMessages = Omit<OwnAnnouncementRepository, 'arrivedSince'>;

/** All that a person is told: the announcements that they receive, and notices of their own work, which are system messages. */
export function createOwnMessages(announcements: OwnAnnouncementRepository, notices: NoticeRepository): OwnMessages {
  return {
    async page(recipient, { words = '', isRead, limit, offset }) {
      const until = offset + limit;
      const received = await announcements.page(recipient, {
        words,
        ...(isRead === undefined ? {} : { isRead }),
        limit: until,
        offset: 0,
      });
      const own = await notices.page(recipient, { words, isRead, limit: until });
      const rows = [...received.rows, ...own.rows.map((row) => messageOf(row, recipient))].toSorted(later);
      return { rows: rows.slice(offset, until), total: received.total + own.total };
    },
    async unread(recipient, limit) {
      const { lists, newest } = await announcements.unread(recipient, limit);
      const own = await notices.unread(recipient, limit);
      const { rows, total } = lists.systemMessage;
      const systemMessage = {
        rows: [...rows, ...own.rows.map((row) => messageOf(row, recipient))].toSorted(later).slice(0, limit),
        total: total + own.total,
      };
      const moments = [newest, own.newest].filter((moment) => moment !== null);
      return { lists: { ...lists, systemMessage }, newest: moments.length === 0 ? null : Math.max(...moments) };
    },
    async find(recipient, id) {
      const notice = noticeId(id);
      if (notice === undefined) return announcements.find(recipient, id);
      const found = await notices.find(recipient, notice);
      return found === undefined ? undefined : messageOf(found, recipient);
    },
    async markRead(recipient, id) {
      const notice = noticeId(id);
      await (notice === undefined
        ? announcements.markRead(recipient, id)
        : notices.markRead(recipient, notice, recipient.now));
    },
    async markAllRead(recipient, before) {
      const received = await announcements.markAllRead(recipient, before);
      return received + (await notices.markAllRead(recipient, before, recipient.now));
    },
    async markUnread(recipient, readAt) {
      await announcements.markUnread(recipient, readAt);
      await notices.markUnread(recipient, readAt);
    },
  };
}
