import { integer, pgTable, primaryKey, uniqueIndex, varchar } from 'drizzle-orm/pg-core';

import { identifierColumn, instant } from './columns.ts';

/** Which of a third party's users is which of ours. */
export const sysThirdAccount = pgTable(
  'sys_third_account',
  {
    thirdType: varchar('third_type', { length: 32 }).notNull(),
    thirdUserId: varchar('third_user_id', { length: 128 }).notNull(),
    /** Names the binding to the account's owner; not derived from the third party's user. */
    id: identifierColumn('id').notNull(),
    userId: identifierColumn('user_id').notNull(),
    /** What the third party calls its user; empty where it told no name. */
    name: varchar('name', { length: 128 }).notNull().default(''),
    /**
     * SHA-256 of the password hash that an account was made with, of a password that nobody knows. While the account still has that
     * hash, the binding is its only way in.
     */
    madeWith: varchar('made_with', { length: 64 }),
    createTime: instant('create_time').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.thirdType, table.thirdUserId] }),
    uniqueIndex('sys_third_account_id').on(table.id),
  ],
);

/** One-time codes: with a user to sign in, without one to make or to bind an account. */
export const sysThirdCode = pgTable('sys_third_code', {
  /** SHA-256 of the code in hexadecimal. */
  codeHash: varchar('code_hash', { length: 64 }).primaryKey(),
  thirdType: varchar('third_type', { length: 32 }).notNull(),
  thirdUserId: varchar('third_user_id', { length: 128 }).notNull(),
  /** What the third party calls its user. */
  name: varchar('name', { length: 128 }).notNull().default(''),
  /** SHA-256 of the secret of the browser that started. */
  stateHash: varchar('state_hash', { length: 64 }).notNull(),
  userId: identifierColumn('user_id'),
  /** Passwords that were tried with it. */
  tries: integer('tries').notNull().default(0),
  expiresAt: instant('expires_at').notNull(),
});
