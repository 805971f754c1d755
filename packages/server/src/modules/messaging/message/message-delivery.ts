import { inArray, sql } from 'drizzle-orm';

import { messageResource } from '@evergreen/core/resources';
import type { ClockPort } from '@evergreen/core/ports';

import type { Database } from '../../../db/index.ts';
import { unscopedRows } from '../../records/resource/unscoped-rows.ts';
import { formatPlatformTime } from '../../../platform-time.ts';
import type { OutgoingMessage, SendMessage } from './message-channels.ts';

export interface StoredMessage extends OutgoingMessage {
  readonly id: string;
}

/** Sends stored messages and writes down what became of each. */
export type DeliverMessages = (messages: readonly StoredMessage[]) => Promise<void>;

export function createMessageDelivery({
  database: { orm },
  clock,
  send,
}: {
  readonly database: Pick<Database, 'orm'>;
  readonly clock: ClockPort;
  readonly send: SendMessage;
}): DeliverMessages {
  const table = unscopedRows(messageResource);
  return async (messages) => {
    await Promise.all(
      messages.map(async (message) => {
        const result = await send(message);
        const isSent = result === 'sent' || result === 'outbox';
        const now = clock.now();
        const outcome = {
          esSendStatus: isSent ? '1' : '2',
          esResult: result,
          esSendTime: formatPlatformTime(now),
          esSendNum: sql`coalesce(es_send_num, 0) + 1`,
        };
        await orm
          .update(table)
          .set({ ...outcome, updateTime: now, version: sql`${table.version} + 1` })
          .where(inArray(table.id, [message.id]));
      }),
    );
  };
}
