import { sql } from 'drizzle-orm';

import { minutes, ok } from '@evergreen/core/kernel';
import { shopOrderResource } from '@evergreen/core/resources';

import { unscopedColumn, unscopedRows } from '../../../records/resource/unscoped-rows.ts';
import type { JobWork } from '../job-work.types.ts';
import { actOnDueRows } from './act-on-due-rows.ts';
import { dueRows } from './due-rows.ts';
import { jobWorkMessages } from './work-messages.ts';
import type { JobWorkDependencies } from './work.types.ts';

const UNPAID = '1';

/** Orders that were not paid in time are cancelled; the hook of orders puts the stock back. */
export function orderExpire({ database, clock, serviceOf }: JobWorkDependencies): JobWork {
  return async (context) => {
    const before = new Date(clock.now() - minutes(Number(context.parameters['minutes']))).toISOString();
    const isDue = sql`${unscopedColumn(shopOrderResource, 'status')} = ${UNPAID} and ${unscopedRows(shopOrderResource).createTime} <= ${before}`;
    const rows = await dueRows(database, shopOrderResource, isDue);
    const { done } = await actOnDueRows({ serviceOf }, context, shopOrderResource, 'cancel', rows);
    return ok(jobWorkMessages.cancelled(done));
  };
}
