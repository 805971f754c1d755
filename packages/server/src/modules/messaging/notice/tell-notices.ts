import type { ClockPort } from '@evergreen/core/ports';

import type { Database } from '../../../db/index.ts';
import type { LiveBus } from '../../live/channel/live-bus.ts';
import type { NoticeRepository, ToldNotice } from './notice.repository.ts';

/** `many` is needed where several are counted as one; `listLink` where they lead elsewhere than one of them. */
export type NewNotice = Omit<ToldNotice, 'many' | 'listLink' | 'count' | 'reason' | 'sender'> &
  Partial<Pick<ToldNotice, 'many' | 'listLink' | 'count' | 'reason' | 'sender'>>;

/** Tells people something. Joins the transaction around it; their bells ring when it is committed. */
export type TellNotices = (notices: readonly NewNotice[]) => Promise<void>;

export interface TellNoticesDependencies {
  readonly notices: Pick<NoticeRepository, 'tell'>;
  readonly database: Pick<Database, 'onceCommitted'>;
  readonly clock: Pick<ClockPort, 'now'>;
  readonly live: Pick<LiveBus, 'publish'>;
}

/** Characters of a title, as the table has them. */
const LONGEST_TITLE = 400;

/** Every notice there is is made here. */
export function createTellNotices({ notices, database, clock, live }: TellNoticesDependencies): TellNotices {
  return async (told) => {
    if (told.length === 0) return;
    const reached = await notices.tell(told.map(wholeNotice), clock.now());
    for (const tenantId of new Set(reached.map((person) => person.tenantId))) {
      const userIds = reached.flatMap((person) => (person.tenantId === tenantId ? [person.userId] : []));
      database.onceCommitted(() =>
        live.publish({ kind: 'messages', tenantId, userIds, messageId: 'notice', title: '' }),
      );
    }
  };
}

function wholeNotice(notice: NewNotice): ToldNotice {
  const { title, many = title, link } = notice;
  return {
    count: 1,
    reason: null,
    sender: '',
    listLink: link,
    ...notice,
    title: shortened(title),
    many: shortened(many),
  };
}

const shortened = (text: ToldNotice['title']): ToldNotice['title'] => ({
  'zh-CN': text['zh-CN'].slice(0, LONGEST_TITLE),
  'en-US': text['en-US'].slice(0, LONGEST_TITLE),
});
