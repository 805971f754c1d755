import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';

import { err, ok } from '@evergreen/core/kernel';
import { userAgentResource } from '@evergreen/core/resources';

import { unscopedColumn, unscopedRows } from '../../records/resource/unscoped-rows.ts';
import { sysUser } from '../../../db/schema/scoped-tables.ts';
import type { CallFailure } from '../../../http/call.types.ts';
import { refusedValue } from '../../../http/refused-value.ts';
import {
  defineHooks,
  type HookRow,
  type HookTools,
  type RegisteredHooks,
} from '../../records/resource/resource-hooks.types.ts';
import type { AccountKeeping } from './account-powers.ts';
import { peopleMessages as messages } from './people.messages.ts';

const IN_FORCE = '1';

export interface UserAgentHookDependencies {
  readonly accounts: Pick<AccountKeeping, 'refusal'>;
}

type Deputy = HookRow<typeof userAgentResource>;

/** Somebody else stands in, and at any time one person alone. Whose deputy it is may do no more than who enters it. */
export function createUserAgentHooks({ accounts }: UserAgentHookDependencies): RegisteredHooks {
  async function allowed(rows: readonly (Partial<Deputy> | undefined)[], { call }: HookTools) {
    const owners = rows.flatMap((row) => (typeof row?.userId === 'string' ? [row.userId] : []));
    const refused = await accounts.refusal(call, owners);
    return refused === undefined ? ok(undefined) : err<CallFailure>({ kind: 'business', message: refused });
  }

  return defineHooks(userAgentResource, {
    async prepare({ before, values }, tools) {
      const { userId, agentId, startTime, endTime, status } = { ...before, ...values };
      const mayChange = await allowed([before, { ...before, ...values }], tools);
      if (!mayChange.ok) return mayChange;
      const { orm } = tools.database;
      if (userId !== undefined && userId === agentId) return refusedValue('agentId', messages.ownDeputy);
      if (status !== IN_FORCE || typeof userId !== 'string') return ok({});
      // Those who enter a deputy for one person come one after the other.
      await orm.select({ id: sysUser.id }).from(sysUser).where(eq(sysUser.id, userId)).for('update');
      const rows = unscopedRows(userAgentResource);
      const column = (key: string) => unscopedColumn(userAgentResource, key);
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
    removing: allowed,
    restoring: ({ rows }, tools) => allowed(rows, tools),
    purging: allowed,
  });
}
