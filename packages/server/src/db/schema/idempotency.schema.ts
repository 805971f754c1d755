import { integer, pgTable, primaryKey, text, varchar } from 'drizzle-orm/pg-core';

import { identifierColumn, instant } from './columns.ts';

/** One row for every write that came with an `Idempotency-Key`; an empty answer means that it still runs. */
export const sysIdempotency = pgTable(
  'sys_idempotency',
  {
    userId: identifierColumn('user_id').notNull(),
    requestKey: varchar('request_key', { length: 128 }).notNull(),
    /** SHA-256 over method, path and body in hexadecimal; HMAC-SHA-256 where the body holds a secret. */
    fingerprint: varchar('fingerprint', { length: 64 }).notNull(),
    claimedAt: instant('claimed_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    status: integer('status'),
    answer: text('answer'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.requestKey] })],
);
