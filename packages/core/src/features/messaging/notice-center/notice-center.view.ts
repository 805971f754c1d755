import type { NoticeCenterContext } from './notice-center.context.ts';
import type { NoticeCenterSnapshot } from './notice-center.machine.ts';
import { noticeCenterMessages as messages } from './notice-center.messages.ts';
import { addressToHandle, badgeOf, neighbour, noticeRow, unreadTotal, type UnreadList } from './notice-center.model.ts';
import type { NoticeCenterFacts, NoticeDetail, NoticeTab } from './notice-center.types.ts';

/** @param now epoch milliseconds, for how long ago something was sent */
export function noticeCenterView(snapshot: NoticeCenterSnapshot, now: number): NoticeCenterFacts {
  const { unread, failure, tab, marked } = snapshot.context;
  const { value } = snapshot;
  const total = unreadTotal(unread);
  const isMarking = value.marking === 'marking' || value.marking === 'unmarking';
  return {
    status: value.list,
    failure: value.list === 'failed' ? failure : null,
    isKnown: unread !== null,
    unread: total,
    badge: badgeOf(total),
    isPanelOpen: value.view === 'panel',
    tab,
    tabs: {
      announcement: tabOf(unread?.lists.announcement, now),
      systemMessage: tabOf(unread?.lists.systemMessage, now),
    },
    canReadAll: total > 0 && !isMarking,
    isMarking,
    undo: value.marking === 'undoable' && marked !== null ? messages.allRead(marked.count) : null,
    detail: typeof value.view === 'object' ? detailOf(value.view.detail, snapshot.context) : null,
  };
}

function tabOf(list: UnreadList | undefined, now: number): NoticeTab {
  return { rows: (list?.rows ?? []).map((row) => noticeRow(row, now)), total: list?.total ?? 0 };
}

function detailOf(status: NoticeDetail['status'], { opened, walk }: NoticeCenterContext): NoticeDetail | null {
  if (opened === null) return null;
  const { id, failure, announcement } = opened;
  return {
    status,
    id,
    failure: status === 'failed' ? failure : null,
    title: announcement?.titile ?? null,
    byline: announcement === null ? null : messages.byline(announcement.sender ?? '', announcement.sendTime ?? ''),
    content: announcement?.msgContent ?? '',
    summary: announcement?.msgAbstract ?? '',
    files: announcement?.files ?? '',
    canHandle: addressToHandle(announcement) !== null,
    hasPrevious: neighbour(walk, id, -1) !== undefined,
    hasNext: neighbour(walk, id, 1) !== undefined,
  };
}
