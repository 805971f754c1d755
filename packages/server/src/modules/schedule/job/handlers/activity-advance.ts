import { sql, type SQL } from 'drizzle-orm';

import { ok } from '@evergreen/core/kernel';
import { activityResource } from '@evergreen/core/resources';

import { unscopedColumn } from '../../../records/resource/unscoped-rows.ts';
import { formatPlatformTime } from '../../../../platform-time.ts';
import type { JobWork } from '../job-work.types.ts';
import { actOnDueRows } from './act-on-due-rows.ts';
import { dueRows } from './due-rows.ts';
import { jobWorkMessages } from './work-messages.ts';
import type { JobWorkDependencies } from './work.types.ts';

const column = (key: keyof typeof activityResource.fields) => unscopedColumn(activityResource, key);

/** Activities go on by their own times: sign-up closes, they begin, they are over. One that is long past goes all the way. */
export function activityAdvance({ database, clock, serviceOf }: JobWorkDependencies): JobWork {
  return async (context) => {
    const now = formatPlatformTime(clock.now());
    const moves: readonly (readonly [action: string, state: string, due: SQL])[] = [
      ['closeSignUp', '1', sql`coalesce(${column('signUpEnd')}, ${column('startTime')}) <= ${now}`],
      ['begin', '2', sql`${column('startTime')} <= ${now}`],
      ['finish', '3', sql`${column('endTime')} <= ${now}`],
    ];
    let moved = 0;
    let refused = 0;
    for (const [action, state, due] of moves) {
      const rows = await dueRows(database, activityResource, sql`${column('status')} = ${state} and ${due}`);
      const outcome = await actOnDueRows({ serviceOf }, context, activityResource, action, rows);
      moved += outcome.done;
      refused += outcome.refused;
    }
    return ok(jobWorkMessages.moved(moved, refused));
  };
}
