import { integer, jsonb, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';

import type { AlertState } from '@evergreen/core/insight/alert-rule';

import { identifierColumn, instant } from './columns.ts';

/** Server processes that stored a sample within the last thirty days. */
export const sysProcess = pgTable('sys_process', {
  id: identifierColumn('id').primaryKey(),
  host: varchar('host', { length: 255 }).notNull(),
  pid: integer('pid').notNull(),
  version: varchar('version', { length: 40 }).notNull(),
  startedAt: instant('started_at').notNull(),
  seenAt: instant('seen_at').notNull(),
});

/** What processes measured: a row for each minute of a day, and one for each quarter of an hour of thirty days. */
export const sysMetric = pgTable(
  'sys_metric',
  {
    processId: identifierColumn('process_id').notNull(),
    /** Seconds that the row stands for. */
    step: integer('step').notNull(),
    at: instant('at').notNull(),
    /** A value for each metric of the contract; null for what was not measured. */
    values: jsonb('values').$type<Readonly<Record<string, number | null>>>().notNull(),
  },
  ({ processId, step, at }) => [primaryKey({ columns: [processId, step, at] })],
);

/** How it is with each alert rule, for the process that looks at the rules next. */
export const sysAlertState = pgTable('sys_alert_state', {
  ruleId: identifierColumn('rule_id').primaryKey(),
  state: jsonb('state').$type<AlertState>().notNull(),
});
