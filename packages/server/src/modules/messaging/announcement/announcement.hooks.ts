import { eq, inArray } from 'drizzle-orm';

import { err, ok } from '@evergreen/core/kernel';
import { announcementResource } from '@evergreen/core/resources';

import { sysAnnouncementRead, sysAnnouncementUser } from '../../../db/schema/index.ts';
import type { LiveBus } from '../../live/channel/live-bus.ts';
import { defineHooks, eachAlone, type HookRow, type HookTools } from '../../records/resource/resource-hooks.types.ts';
import { announcementMessages as messages } from './announcement.messages.ts';

const RELEASED = '1';

/** Recipients that are named one by one; where there are more, everybody of the tenant asks. */
const MOST_NAMED = 200;

type AnnouncementRow = HookRow<typeof announcementResource>;

/**
 * Who is told that there is something to ask for. Which people hold a role or belong to a department is found out by asking: then everybody
 * of the tenant does, and is not told the title.
 */
async function audienceOf({ id, msgType, titile = '' }: AnnouncementRow, { database: { orm } }: HookTools) {
  if (msgType !== 'USER') return { userIds: null, title: msgType === 'ALL' ? titile : '' };
  const named = await orm
    .select({ userId: sysAnnouncementUser.userId })
    .from(sysAnnouncementUser)
    .where(eq(sysAnnouncementUser.announcementId, id))
    .limit(MOST_NAMED + 1);
  return { userIds: named.length > MOST_NAMED ? null : named.map(({ userId }) => userId), title: '' };
}

/** What people have read stays as they read it, and their bells ring when something is released or revoked. */
export const createAnnouncementHooks = (live: LiveBus) =>
  defineHooks(announcementResource, {
    prepareMany: eachAlone(({ before, values }) => {
      const isMoved = values.sendStatus !== undefined && values.sendStatus !== before?.sendStatus;
      return before?.sendStatus === RELEASED && !isMoved
        ? err({ kind: 'business', message: messages.editReleased })
        : ok({});
    }),
    async written({ before, row }, tools) {
      const isIn = row.sendStatus === RELEASED;
      if (isIn === (before?.sendStatus === RELEASED)) return;
      const { tenantId } = tools.call;
      const event = { kind: 'messages', tenantId, messageId: row.id, ...(await audienceOf(row, tools)) } as const;
      tools.afterCommit(async () => live.publish(event));
    },
    async removing(rows) {
      return rows.some(({ sendStatus }) => sendStatus === RELEASED)
        ? err({ kind: 'business', message: messages.removeReleased })
        : ok(undefined);
    },
    async purging(rows, { database: { orm } }) {
      const ids = rows.map(({ id }) => id);
      await orm.delete(sysAnnouncementRead).where(inArray(sysAnnouncementRead.announcementId, ids));
      return ok(undefined);
    },
  });
