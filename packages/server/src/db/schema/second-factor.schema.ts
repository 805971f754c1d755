import { bigint, pgTable, primaryKey, text, varchar } from 'drizzle-orm/pg-core';

import { identifierColumn, instant } from './columns.ts';

/** The second factor of an account; without a row it never began to set one up. */
export const sysSecondFactor = pgTable('sys_second_factor', {
  userId: identifierColumn('user_id').primaryKey(),
  /** Sealed; null until a code of it was shown. */
  secret: text('secret'),
  turnedOnAt: instant('turned_on_at'),
  /** The time step (RFC 6238) of the last code that was accepted; no code of it or before counts again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  /** Sealed; waits for its first code. */
  newSecret: text('new_secret'),
  newSecretExpiresAt: instant('new_secret_expires_at'),
});

/** Codes for who has lost the authenticator; used once and gone. */
export const sysRecoveryCode = pgTable(
  'sys_recovery_code',
  {
    userId: identifierColumn('user_id').notNull(),
    /** SHA-256 in hexadecimal: a code is as random as a key. */
    codeHash: varchar('code_hash', { length: 64 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Sign-ins whose first factor is proved. */
export const sysSignInTicket = pgTable('sys_sign_in_ticket', {
  /** SHA-256 of the ticket in hexadecimal. */
  tokenHash: varchar('token_hash', { length: 64 }).primaryKey(),
  userId: identifierColumn('user_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
});
