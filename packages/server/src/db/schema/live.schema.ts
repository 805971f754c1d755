import { pgTable, timestamp, varchar } from 'drizzle-orm/pg-core';

/** When each process last told the others of a change, for those that cannot listen to the database. */
export const sysLiveTick = pgTable('sys_live_tick', {
  processId: varchar('process_id', { length: 36 }).primaryKey(),
  at: timestamp('at', { withTimezone: true, mode: 'string' }).notNull(),
});
