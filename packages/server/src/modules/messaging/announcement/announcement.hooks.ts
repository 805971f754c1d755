import { inArray } from 'drizzle-orm';

import { err, ok } from '@evergreen/core/kernel';
import { announcementResource } from '@evergreen/core/resources';

import { sysAnnouncementRead } from '../../../db/schema/index.ts';
import { defineHooks, eachAlone } from '../../records/resource/resource-hooks.types.ts';
import { announcementMessages as messages } from './announcement.messages.ts';

const RELEASED = '1';

/** What people have read stays as they read it. */
export const announcementHooks = defineHooks(announcementResource, {
  prepareMany: eachAlone(({ before, values }) => {
    const isMoved = values.sendStatus !== undefined && values.sendStatus !== before?.sendStatus;
    return before?.sendStatus === RELEASED && !isMoved
      ? err({ kind: 'business', message: messages.editReleased })
      : ok({});
  }),
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
