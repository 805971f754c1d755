import { desc, lte } from 'drizzle-orm';

import { SMS_MODE, SMS_NOTICE, type AnswerOf, type smsEndpoints } from '@evergreen/core/contract';
import { days, ok } from '@evergreen/core/kernel';
import type { ClockPort } from '@evergreen/core/ports';

import type { Database } from '../../../db/index.ts';
import { sysSmsOutbox } from '../../../db/schema/index.ts';
import { createIdentifier } from '../../../identifiers.ts';
import { formatPlatformTime } from '../../../platform-time.ts';
import type { SmsSender } from './sms-sender.types.ts';

const LIFE = days(1);
const MOST_SHOWN = 100;

/** Where messages go as long as no sender is configured: administrators read them out to whoever waits. */
export interface SmsOutbox extends SmsSender {
  newest(): Promise<AnswerOf<typeof smsEndpoints.outbox>>;
}

export function createSmsOutboxStore({ orm }: Pick<Database, 'orm'>, clock: ClockPort): SmsOutbox {
  const modes = [...Object.values(SMS_MODE), SMS_NOTICE] as const;
  const modeOf = (stored: string) => modes.find((mode) => mode === stored) ?? SMS_NOTICE;
  const forgetOld = () => orm.delete(sysSmsOutbox).where(lte(sysSmsOutbox.createTime, clock.now() - LIFE));
  return {
    isRemote: false,
    async send({ mobile, mode, content }) {
      await forgetOld();
      await orm.insert(sysSmsOutbox).values({ id: createIdentifier(), mobile, mode, content, createTime: clock.now() });
      return ok(undefined);
    },
    async newest() {
      await forgetOld();
      const rows = await orm
        .select()
        .from(sysSmsOutbox)
        .orderBy(desc(sysSmsOutbox.createTime), desc(sysSmsOutbox.id))
        .limit(MOST_SHOWN);
      return rows.map(({ id, mobile, mode, content, createTime }) => ({
        id,
        mobile,
        smsmode: modeOf(mode),
        content,
        createTime: formatPlatformTime(createTime),
      }));
    },
  };
}
