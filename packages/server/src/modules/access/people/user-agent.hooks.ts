import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';

import { ok } from '@evergreen/core/kernel';
import { userAgentResource } from '@evergreen/core/resources';

import { resourceColumn, resourceTable } from '../../../db/resource-table.ts';
import { sysUser } from '../../../db/schema/index.ts';
import { refusedValue } from '../../../http/refused-value.ts';
import { defineHooks } from '../../records/resource/resource-hooks.types.ts';
import { peopleMessages as messages } from './people.messages.ts';

const IN_FORCE = '1';

/** Somebody else stands in, and at any time one person alone. */
export const userAgentHooks = defineHooks(userAgentResource, {
  async prepare({ before, values }, { database: { orm } }) {
    const { userId, agentId, startTime, endTime, status } = { ...before, ...values };
    if (userId !== undefined && userId === agentId) return refusedValue('agentId', messages.ownDeputy);
    if (status !== IN_FORCE || typeof userId !== 'string') return ok({});
    // Those who enter a deputy for one person come one after the other.
    await orm.select({ id: sysUser.id }).from(sysUser).where(eq(sysUser.id, userId)).for('update');
    const rows = resourceTable(userAgentResource);
    const column = (key: string) => resourceColumn(userAgentResource, key);
    const [other] = await orm
      .select({ one: sql<number>`1` })
      .from(rows)
      .where(
        and(
          eq(column('userId'), userId),
          eq(column('status'), IN_FORCE),
          eq(rows.delFlag, 0),
          lt(column('startTime'), endTime),
          gt(column('endTime'), startTime),
          before === undefined ? undefined : ne(rows.id, before.id),
        ),
      )
      .limit(1);
    return other === undefined ? ok({}) : refusedValue('startTime', messages.deputyTaken);
  },
});
