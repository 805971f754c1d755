import { integer, pgTable, primaryKey, text, varchar } from 'drizzle-orm/pg-core';

import { identifierColumn, instant } from './columns.ts';

/** The codes that were sent and not yet used: one for a number and what it was asked for. */
export const sysSmsCode = pgTable(
  'sys_sms_code',
  {
    mobile: varchar('mobile', { length: 20 }).notNull(),
    /** 0 sign in, 1 register, 2 forgotten password. */
    mode: varchar('mode', { length: 1 }).notNull(),
    /** An argon2id hash in PHC form: a fast one of six digits would be no secret. */
    codeHash: text('code_hash').notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    tries: integer('tries').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.mobile, table.mode] })],
);

/** Messages that were kept for administrators instead of being sent, because no sender is configured. */
export const sysSmsOutbox = pgTable('sys_sms_outbox', {
  id: identifierColumn('id').primaryKey(),
  mobile: varchar('mobile', { length: 20 }).notNull(),
  mode: varchar('mode', { length: 1 }).notNull(),
  content: varchar('content', { length: 4000 }).notNull(),
  createTime: instant('create_time').notNull(),
});

/** Who proved a mobile number and may set one new password. */
export const sysPasswordTicket = pgTable('sys_password_ticket', {
  /** SHA-256 of the ticket in hexadecimal. */
  tokenHash: varchar('token_hash', { length: 64 }).primaryKey(),
  userId: identifierColumn('user_id').notNull(),
  phone: varchar('phone', { length: 20 }).notNull(),
  expiresAt: instant('expires_at').notNull(),
});
