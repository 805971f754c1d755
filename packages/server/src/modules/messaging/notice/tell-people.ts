import type { ClockPort } from '@evergreen/core/ports';

import type { Database } from '../../../db/index.ts';
import type { LiveBus } from '../../live/channel/live-bus.ts';
import type { NoticeRepository, ToldNotice } from './notice.repository.ts';

/** Writes notices to people, and has their bells ask once they are committed. */
export type TellPeople = (told: readonly ToldNotice[], tenantId: number) => Promise<void>;

export interface TellPeopleDependencies {
  readonly notices: Pick<NoticeRepository, 'tell'>;
  readonly database: Pick<Database, 'onceCommitted'>;
  readonly clock: ClockPort;
  readonly live: Pick<LiveBus, 'publish'>;
}

export function createTellPeople({ notices, database, clock, live }: TellPeopleDependencies): TellPeople {
  return async (told, tenantId) => {
    if (told.length === 0) return;
    const reached = await notices.tell(told, { tenantId, now: clock.now() });
    if (reached.length > 0)
      database.onceCommitted(() =>
        live.publish({ kind: 'messages', tenantId, userIds: [...reached], messageId: 'notice', title: '' }),
      );
  };
}
