import { integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';

import { identifierColumn, instant } from './columns.ts';

/** Who signed in, tried to, granted or wrote what, when and from where. Rows are never changed but to count a repeat. */
export const sysLog = pgTable('sys_log', {
  id: identifierColumn('id').primaryKey(),
  /** The tenant that it happened in; 0 for the platform itself. */
  tenantId: integer('tenant_id').notNull().default(0),
  /** 1 sign-in, 2 operation. */
  logType: integer('log_type').notNull(),
  /** One of `AUDIT_EVENTS`; of an operation the name of the call. */
  event: varchar('event', { length: 100 }).notNull(),
  /** What it is about, as JSON. */
  logContent: text('log_content').notNull().default(''),
  /** 3: changed; empty for sign-ins. */
  operateType: integer('operate_type'),
  /** Empty where nobody has the name. */
  userid: identifierColumn('userid'),
  username: varchar('username', { length: 64 }).notNull(),
  ip: varchar('ip', { length: 64 }).notNull(),
  userAgent: varchar('user_agent', { length: 255 }).notNull(),
  /** The number that the server's own log and the answer's header give the call. */
  requestId: varchar('request_id', { length: 36 }).notNull(),
  /** What repeats of one minute have in common; empty for entries that are never one with others. */
  repeatKey: varchar('repeat_key', { length: 64 }),
  times: integer('times').notNull().default(1),
  createTime: instant('create_time').notNull(),
  lastTime: instant('last_time').notNull(),
  /** Of an operation: method and path of the call, without its parameters. */
  method: varchar('method', { length: 10 }),
  path: varchar('path', { length: 300 }),
  /** Of an operation: identifiers of the rows that it was about, as the call named them. */
  rowIds: varchar('row_ids', { length: 1000 }),
  /** The resource of the record that it is about, and its identifier where it is about one alone. */
  objectResource: varchar('object_resource', { length: 64 }),
  objectId: identifierColumn('object_id'),
  /** What named the record, or the first of several, to people then. */
  objectName: varchar('object_name', { length: 200 }),
  /** Of an operation: `done`, or the kind of the failure. */
  outcome: varchar('outcome', { length: 32 }),
  /** Of an operation: milliseconds. */
  costTime: integer('cost_time'),
});
