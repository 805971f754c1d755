import { announcementEndpoints, UNDO_READ_TIME, type OwnAnnouncement } from '@evergreen/core/contract';
import { err, ok, seconds, type Locale } from '@evergreen/core/kernel';
import type { ClockPort } from '@evergreen/core/ports';

import type { SignedInCall } from '../../../http/call.types.ts';
import { guardedRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import type { DictionaryRepository } from '../../records/dictionary/dictionary.repository.ts';
import type { ResourceService } from '../../records/resource/resource-service.types.ts';
import { formatPlatformTime } from '../../../platform-time.ts';
import { announcementMessages as messages } from './announcement.messages.ts';
import type { NoticeChoiceRepository } from '../notice-choice/notice-choice.repository.ts';
import type { ReceivedAnnouncement } from './own-announcement.repository.ts';
import type { OwnMessages } from './own-messages.ts';

export interface AnnouncementDependencies {
  readonly own: OwnMessages;
  readonly choices: Pick<NoticeChoiceRepository, 'read'>;
  readonly clock: ClockPort;
  readonly dictionaries: Pick<DictionaryRepository, 'byCodes'>;
  readonly serviceFor: (call: SignedInCall) => ResourceService;
}

/** Rows of a bell, of each kind. */
const NEWEST = 5;

const OPENS_PAGE = 'url';

/** The person sees the answer some time after it was written, and what they press arrives later still: as long as a request may take. */
const ON_THE_WAY = seconds(9);

/** What takes marking all as read back: the moment at which they were marked. */
const undoKey = (readAt: number) => String(readAt);

/** The moment of a key; undefined for one that is none, or that is over. */
function undoneMoment(key: string, now: number): number | undefined {
  const readAt = /^\d{1,15}$/u.test(key) ? Number(key) : Number.NaN;
  return readAt <= now && now - readAt <= UNDO_READ_TIME + ON_THE_WAY ? readAt : undefined;
}

/** Releasing by the older family's calls, and what each person receives. */
export function announcementRoutes(dependencies: AnnouncementDependencies): readonly EndpointRoute[] {
  const { own, choices, clock, dictionaries, serviceFor } = dependencies;
  const recipientOf = ({ caller: { userId }, tenantId, locale }: SignedInCall) => {
    return { userId, tenantId, locale, now: clock.now() };
  };

  async function textsIn(locale: Locale) {
    const items = await dictionaries.byCodes(['msg_category', 'priority'], locale);
    const textOf = (code: string, value: string) => items[code]?.find((item) => item.value === value)?.text ?? null;
    return ({ isRead, ...row }: ReceivedAnnouncement): OwnAnnouncement => ({
      ...row,
      id: row.anntId,
      msgId: row.anntId,
      msgTxt: row.titile,
      sender: row.sender ?? '',
      sendTime: row.sendTime ?? '',
      createTime: formatPlatformTime(row.createTime),
      openType: row.openPage === null ? null : OPENS_PAGE,
      // No announcement is about a row of its own; `openPage` leads to what it is about.
      busId: null,
      msgContent: row.msgContent ?? null,
      files: row.files ?? null,
      msgCategory_dictText: textOf('msg_category', row.msgCategory),
      priority_dictText: textOf('priority', row.priority),
      arrivedAt: row.arrivedAt ?? null,
      readFlag: isRead ? '1' : '0',
    });
  }

  const moved = (action: 'release' | 'revoke') => async (id: string, call: SignedInCall) => {
    const done = await serviceFor(call).act(action, [{ id }], {}, call);
    if (!done.ok) return done;
    return ok({ result: null, message: action === 'release' ? messages.released : messages.revoked });
  };

  return [
    guardedRoute(announcementEndpoints.own, async ({ query: { pageNo, pageSize, titile, readFlag } }, call) => {
      const { rows, total } = await own.page(recipientOf(call), {
        words: titile,
        ...(readFlag === undefined ? {} : { isRead: readFlag === '1' }),
        limit: pageSize,
        offset: (pageNo - 1) * pageSize,
      });
      const records = rows.map(await textsIn(call.locale));
      return ok({ result: { records, total, size: pageSize, current: pageNo, pages: Math.ceil(total / pageSize) } });
    }),
    guardedRoute(announcementEndpoints.listByUser, async (_input, call) => {
      const { lists, newest } = await own.unread(recipientOf(call), NEWEST);
      const withTexts = await textsIn(call.locale);
      return ok({
        result: {
          anntMsgList: lists.announcement.rows.map(withTexts),
          anntMsgTotal: lists.announcement.total,
          sysMsgList: lists.systemMessage.rows.map(withTexts),
          sysMsgTotal: lists.systemMessage.total,
          newest,
          choice: await choices.read(call.caller.userId),
        },
      });
    }),
    guardedRoute(announcementEndpoints.open, async ({ body: { anntId } }, call) => {
      const recipient = recipientOf(call);
      const found = await own.find(recipient, anntId);
      if (found === undefined) return err({ kind: 'missing', message: messages.gone });
      await own.markRead(recipient, anntId);
      const withTexts = await textsIn(call.locale);
      return ok({ result: withTexts({ ...found, isRead: true }) });
    }),
    guardedRoute(announcementEndpoints.readAll, async ({ body }, call) => {
      const recipient = recipientOf(call);
      const count = await own.markAllRead(recipient, body?.before);
      return ok({ result: { count, undo: undoKey(recipient.now) }, message: messages.allRead });
    }),
    guardedRoute(announcementEndpoints.unreadAll, async ({ body }, call) => {
      const recipient = recipientOf(call);
      const readAt = undoneMoment(body.undo, recipient.now);
      if (readAt === undefined) return err({ kind: 'business', message: messages.undoOver });
      await own.markUnread(recipient, readAt);
      return ok({ result: null, message: messages.unreadAgain });
    }),
    guardedRoute(announcementEndpoints.release, async ({ query: { id } }, call) => moved('release')(id, call)),
    guardedRoute(announcementEndpoints.revoke, async ({ query: { id } }, call) => moved('revoke')(id, call)),
  ];
}
