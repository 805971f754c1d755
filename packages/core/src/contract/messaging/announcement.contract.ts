import * as v from 'valibot';

import { localized, seconds } from '../../kernel/index.ts';
import { defineEndpoint, holding, SIGNED_IN } from '../endpoint.ts';
import { pageOf, pageQueryEntries } from '../paged.ts';
import { noticeChoice } from './notice-choice.contract.ts';
import { identifier, wireInteger, wireText, wireWords } from '../schema.ts';

/** An announcement as one of its recipients sees it. Older servers leave out what may be missing. */
const ownAnnouncementEntries = {
  /** Of the announcement, by either name. */
  id: v.optional(v.string()),
  anntId: v.optional(v.string()),
  titile: v.string(),
  msgCategory: v.nullish(v.string(), null),
  msgCategory_dictText: v.nullish(v.string(), null),
  /** H, M or L. */
  priority: v.nullish(v.string(), null),
  priority_dictText: v.nullish(v.string(), null),
  msgAbstract: v.nullish(v.string(), ''),
  /** Real name. */
  sender: v.nullish(v.string(), ''),
  /** `YYYY-MM-DD HH:mm:ss`, in UTC+8. */
  sendTime: v.nullish(v.string(), ''),
  createTime: v.nullish(v.string(), ''),
  /** "url": `openPage` is the path of a page to handle it on. */
  openType: v.nullish(v.string(), null),
  openPage: v.nullish(v.string(), null),
  /** The row that it is about. */
  busId: v.nullish(v.string(), null),
  /** What it is about, one of `MESSAGE_KINDS`. */
  kind: v.nullish(v.string(), null),
  /** Since when it can be seen, in epoch milliseconds; of lists of what is unread. */
  arrivedAt: v.nullish(v.number(), null),
  /** As the frames of the socket name the identifier and the title. */
  msgId: v.nullish(v.string()),
  msgTxt: v.nullish(v.string()),
  /** HTML, cleaned by the server. Of a list it may be left out. */
  msgContent: v.nullish(v.string(), null),
  /** Paths of stored files, joined by commas. */
  files: v.nullish(v.string(), null),
  /** "1" once it was opened. */
  readFlag: v.nullish(v.picklist(['0', '1']), '0'),
};
const ownAnnouncement = v.pipe(
  v.object(ownAnnouncementEntries),
  v.check(({ id, anntId }) => (anntId ?? id) !== undefined),
  v.transform((entry) => {
    // The check above has seen one of them. Rows of one's own list have an `id` of their own in older servers.
    const anntId = entry.anntId ?? entry.id ?? '';
    return { ...entry, id: anntId, anntId };
  }),
);
export type OwnAnnouncement = v.InferOutput<typeof ownAnnouncement>;

const byId = v.object({ id: identifier });

/** How long marking all as read can be taken back, in milliseconds. */
export const UNDO_READ_TIME = seconds(10);

export const announcementEndpoints = {
  own: defineEndpoint({
    name: 'announcement.own',
    method: 'GET',
    path: '/sys/sysAnnouncementSend/getMyAnnouncementSend',
    summary: localized('我的消息', 'One’s own announcements'),
    access: SIGNED_IN,
    query: v.object({
      pageNo: pageQueryEntries.pageNo,
      pageSize: pageQueryEntries.pageSize,
      /** A part of the title. */
      titile: v.optional(wireWords({ characters: 100 }), ''),
      readFlag: v.optional(v.picklist(['0', '1'])),
    }),
    answer: pageOf(ownAnnouncement),
  }),
  /** The newest that are unread, of either kind, and how many there are, for a bell. */
  listByUser: defineEndpoint({
    name: 'announcement.listByUser',
    method: 'GET',
    path: '/sys/annountCement/listByUser',
    summary: localized('最新的未读消息', 'The newest unread announcements'),
    access: SIGNED_IN,
    answer: v.object({
      anntMsgList: v.array(ownAnnouncement),
      anntMsgTotal: v.number(),
      sysMsgList: v.array(ownAnnouncement),
      sysMsgTotal: v.number(),
      /** When the newest of those that are counted came to be, in epoch milliseconds: `before` of `readAll`. Null if there is none. */
      newest: v.nullish(v.number(), null),
      /** How the person wants to be told of what comes. */
      choice: v.nullish(noticeChoice, null),
    }),
  }),
  /** Marks an announcement as read. Answers the whole of it; older servers answer nothing. */
  open: defineEndpoint({
    name: 'announcement.open',
    about: { resource: 'announcement', key: 'anntId' },
    method: 'PUT',
    path: '/sys/sysAnnouncementSend/editByAnntIdAndUserId',
    summary: localized('打开一条消息，标为已读', 'Open an announcement, which marks it as read'),
    access: SIGNED_IN,
    body: v.object({ anntId: identifier }),
    answer: v.nullish(ownAnnouncement, null),
  }),
  /** Those that came to be after `before` (epoch milliseconds) stay unread; without it there are none. */
  readAll: defineEndpoint({
    name: 'announcement.readAll',
    method: 'PUT',
    path: '/sys/sysAnnouncementSend/readAll',
    summary: localized('全部标为已读', 'Mark all of them as read'),
    access: SIGNED_IN,
    body: v.nullish(v.object({ before: v.optional(wireInteger(0, Number.MAX_SAFE_INTEGER)) })),
    /** `undo` takes it back (`unreadAll`); null where a server cannot. */
    answer: v.nullish(v.object({ count: v.number(), undo: v.string() }), null),
  }),
  unreadAll: defineEndpoint({
    name: 'announcement.unreadAll',
    method: 'PUT',
    path: '/sys/sysAnnouncementSend/unreadAll',
    summary: localized('撤销“全部标为已读”', 'Take marking all of them as read back'),
    access: SIGNED_IN,
    body: v.object({ undo: wireText(40) }),
    answer: v.unknown(),
  }),
  /** As specified by the older family; `release` and `revoke` of the resource do the same. */
  release: defineEndpoint({
    name: 'announcement.doReleaseData',
    method: 'GET',
    path: '/sys/annountCement/doReleaseData',
    summary: localized('发布通告', 'Release an announcement'),
    access: holding('announcement:release'),
    query: byId,
    answer: v.unknown(),
  }),
  revoke: defineEndpoint({
    name: 'announcement.doReovkeData',
    method: 'GET',
    path: '/sys/annountCement/doReovkeData',
    summary: localized('撤销通告', 'Revoke an announcement'),
    access: holding('announcement:revoke'),
    query: byId,
    answer: v.unknown(),
  }),
} as const;
