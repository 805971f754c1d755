import { bigint, index, pgTable, real, varchar } from 'drizzle-orm/pg-core';

import { instant } from './columns.ts';

/** SHA-256 in hexadecimal of what is counted: nothing that came over the wire is stored, however long it is. */
const keyHash = () => varchar('key_hash', { length: 64 }).primaryKey();

/** How often something was done within a window; one row for each limit and limited caller. */
export const sysRateLimit = pgTable(
  'sys_rate_limit',
  {
    keyHash: keyHash(),
    /** Epoch milliseconds of each time within the window, oldest first. */
    taken: bigint('taken', { mode: 'number' }).array().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sys_rate_limit_expires_at').on(table.expiresAt)],
);

/** Failed tries to sign in: a row for a name at an address, for a name and for an address. */
export const sysLoginThrottle = pgTable(
  'sys_login_throttle',
  {
    keyHash: keyHash(),
    /** Failures that counted at `lastAt`. */
    failed: real('failed').notNull(),
    /** How many of them stop counting in a minute. */
    leak: real('leak').notNull(),
    lastAt: instant('last_at').notNull(),
    /** Of a name at an address: it signed in there, and is not slowed down by strangers until then. */
    trustedUntil: instant('trusted_until'),
    expiresAt: instant('expires_at').notNull(),
    /** Of a name at an address: the key of the name, by which all of its addresses are found. */
    nameHash: varchar('name_hash', { length: 64 }),
  },
  (table) => [
    index('sys_login_throttle_expires_at').on(table.expiresAt),
    index('sys_login_throttle_name_hash').on(table.nameHash),
  ],
);

/** Pictures of characters that were drawn and not yet answered. */
export const sysCaptcha = pgTable(
  'sys_captcha',
  {
    keyHash: keyHash(),
    /** SHA-256 over the key, which is stored nowhere, and the characters. */
    answerHash: varchar('answer_hash', { length: 64 }).notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sys_captcha_expires_at').on(table.expiresAt)],
);
