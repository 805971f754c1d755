import type { NoticeChoice, NoticeKind, OwnAnnouncement } from '../../../contract/index.ts';
import { formatDate, parseDateTime } from '../../../format/index.ts';
import { minutes, sameText, seconds, type LocalizedText } from '../../../kernel/index.ts';
import { safeInternalPath } from '../../shell/navigation/index.ts';
import { noticeCenterMessages as messages } from './notice-center.messages.ts';
import type { NoticePriority, NoticeRow } from './notice-center.types.ts';

/** Milliseconds between two readings while polling is on, unless another interval is asked for. */
export const POLL_INTERVAL = seconds(6);

/** The unread messages of one kind: the newest, and how many there are. */
export interface UnreadList {
  readonly rows: readonly OwnAnnouncement[];
  readonly total: number;
}

/** One answer of the server: lists and badge agree. */
export interface UnreadMessages {
  readonly lists: Readonly<Record<NoticeKind, UnreadList>>;
  /** Epoch milliseconds; null where nothing is unread or the server does not say. */
  readonly newest: number | null;
  /** Null where the server does not say. */
  readonly choice: NoticeChoice | null;
  /** When it was answered (epoch milliseconds). */
  readonly at: number;
}

/** The page of one's own announcements. */
export const ALL_MESSAGES_PATH = '/isps/userAnnouncement';

const LARGEST_BADGE = 99;

export function unreadTotal(messagesRead: UnreadMessages | null): number {
  return messagesRead === null ? 0 : messagesRead.lists.announcement.total + messagesRead.lists.systemMessage.total;
}

export function badgeOf(total: number): string {
  if (total <= 0) return '';
  return total > LARGEST_BADGE ? `${LARGEST_BADGE}+` : String(total);
}

/** The tab to begin with: the last one, unless only the other has something. */
export function tabToShow(last: NoticeKind, unread: UnreadMessages | null): NoticeKind {
  if (unread === null || unread.lists[last].total > 0) return last;
  const other = last === 'announcement' ? 'systemMessage' : 'announcement';
  return unread.lists[other].total > 0 ? other : last;
}

/** The kind of an unread message; undefined for one that is not listed. */
export function kindOf(id: string, unread: UnreadMessages | null): NoticeKind | undefined {
  const isListed = (kind: NoticeKind) => unread?.lists[kind].rows.some(({ anntId }) => anntId === id) === true;
  if (isListed('announcement')) return 'announcement';
  return isListed('systemMessage') ? 'systemMessage' : undefined;
}

/**
 * The messages that 下一条 and 上一条 go through, newest first: `walk`, with the unread ones that a later answer brought. Those that
 * were read meanwhile stay, so that one can go back to them.
 */
export function extendedWalk(walk: readonly string[], unread: readonly string[]): readonly string[] {
  const firstKnown = unread.findIndex((id) => walk.includes(id));
  const newer = unread.slice(0, Math.max(0, firstKnown));
  const older = unread.slice(newer.length).filter((id) => !walk.includes(id));
  return [...newer, ...walk, ...older];
}

/** The neighbour of a message in a walk; undefined at its ends. */
export function neighbour(walk: readonly string[], id: string, step: 1 | -1): string | undefined {
  const place = walk.indexOf(id);
  return place < 0 ? undefined : walk[place + step];
}

/** Where something is to be done: a page of this site; null for none, and for an address that leads elsewhere. */
export function addressToHandle(announcement: OwnAnnouncement | null): string | null {
  if (announcement?.openType !== 'url') return null;
  const path = safeInternalPath(announcement.openPage, '');
  return path === '' ? null : path;
}

/** How long ago something was sent (`YYYY-MM-DD HH:mm:ss`), or on which day. */
function noticeTime(sendTime: string, now: number): LocalizedText {
  const sent = parseDateTime(sendTime);
  if (sent === undefined) return sameText(sendTime);
  const elapsed = now - sent;
  if (elapsed < minutes(1)) return elapsed < -minutes(1) ? sameText(formatDate(sent)) : messages.justNow;
  if (elapsed < minutes(60)) return messages.minutesAgo(Math.floor(elapsed / minutes(1)));
  return sameText(formatDate(sent));
}

const PRIORITIES: Readonly<Record<NoticePriority, LocalizedText>> = {
  H: messages.urgent,
  M: messages.important,
  L: messages.general,
};

const isPriority = (code: string): code is NoticePriority => Object.hasOwn(PRIORITIES, code);

export function noticeRow(announcement: OwnAnnouncement, now: number): NoticeRow {
  const { anntId, titile, sendTime, priority, priority_dictText } = announcement;
  const isKnown = priority !== null && isPriority(priority);
  return {
    id: anntId,
    title: titile,
    time: noticeTime(sendTime ?? '', now),
    sendTime: sendTime ?? '',
    priority: isKnown ? priority : null,
    priorityText: isKnown ? PRIORITIES[priority] : priority_dictText === null ? null : sameText(priority_dictText),
  };
}

/** An unread message as its list has it, read from now on; null for one that is not listed. */
export function listedNotice(id: string, unread: UnreadMessages | null): OwnAnnouncement | null {
  const kind = kindOf(id, unread);
  const row = kind === undefined ? undefined : unread?.lists[kind].rows.find(({ anntId }) => anntId === id);
  return row === undefined ? null : { ...row, readFlag: '1' };
}
