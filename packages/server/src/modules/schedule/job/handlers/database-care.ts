import { sql } from 'drizzle-orm';

import { ok } from '@evergreen/core/kernel';

import type { JobWork } from '../job-work.types.ts';
import { jobWorkMessages } from './work-messages.ts';
import type { JobWorkDependencies } from './work.types.ts';

/** The embedded database never vacuums by itself. Table by table, so that nobody waits for all of them. */
export function databaseCare({ database: { orm } }: JobWorkDependencies): JobWork {
  return async (context) => {
    const tables = await orm.execute<{ name: string }>(
      sql`select format('%I', relname) as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
    );
    for (const [index, { name }] of tables.entries()) {
      await context.alive();
      await orm.execute(sql.raw(`vacuum (analyze) ${name}`));
      await context.progress(index + 1, tables.length);
    }
    return ok(jobWorkMessages.cared(tables.length));
  };
}
