import { integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';

import { identifierColumn } from './columns.ts';

/** The last serial number that a fill rule gave in a period, in each tenant. */
export const sysFillCounter = pgTable(
  'sys_fill_counter',
  {
    ruleId: identifierColumn('rule_id').notNull(),
    tenantId: integer('tenant_id').notNull(),
    /** The date as the number shows it; empty for a rule without one. */
    period: varchar('period', { length: 14 }).notNull(),
    value: integer('value').notNull(),
  },
  ({ ruleId, tenantId, period }) => [primaryKey({ columns: [ruleId, tenantId, period] })],
);
