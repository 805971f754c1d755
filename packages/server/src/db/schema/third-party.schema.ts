import { integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';

import { identifierColumn, instant } from './columns.ts';

/** Which of a third party's users is which of ours. */
export const sysThirdAccount = pgTable(
  'sys_third_account',
  {
    thirdType: varchar('third_type', { length: 32 }).notNull(),
    thirdUserId: varchar('third_user_id', { length: 128 }).notNull(),
    userId: identifierColumn('user_id').notNull(),
    createTime: instant('create_time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.thirdType, table.thirdUserId] })],
);

/** One-time codes: with a user to sign in, without one to make or to bind an account. */
export const sysThirdCode = pgTable('sys_third_code', {
  /** SHA-256 of the code in hexadecimal. */
  codeHash: varchar('code_hash', { length: 64 }).primaryKey(),
  thirdType: varchar('third_type', { length: 32 }).notNull(),
  thirdUserId: varchar('third_user_id', { length: 128 }).notNull(),
  /** SHA-256 of the secret of the browser that started. */
  stateHash: varchar('state_hash', { length: 64 }).notNull(),
  userId: identifierColumn('user_id'),
  /** Passwords that were tried with it. */
  tries: integer('tries').notNull().default(0),
  expiresAt: instant('expires_at').notNull(),
});
