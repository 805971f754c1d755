import { and, eq, inArray } from 'drizzle-orm';

import type { Locale } from '@evergreen/core/kernel';

import type { Database } from '../../../db/index.ts';
import { sysUser } from '../../../db/schema/scoped-tables.ts';
import { SYSTEM_WRITER } from '../../../db/system-writer.ts';
import { resourceMessages } from './resource.messages.ts';

/** Real names by username, in the language of the reader where nobody stands behind one. */
export type WriterNames = (usernames: readonly string[], locale: Locale) => Promise<ReadonlyMap<string, string>>;

/** Names of who wrote: the real name of an account, and what the platform calls itself; accounts that are gone or have no name are left out. */
export function createWriterNames({ orm }: Pick<Database, 'orm'>): WriterNames {
  return async (usernames, locale) => {
    if (usernames.length === 0) return new Map();
    const users = await orm
      .select({ username: sysUser.username, realname: sysUser.realname })
      .from(sysUser)
      .where(and(eq(sysUser.delFlag, 0), inArray(sysUser.username, [...usernames])));
    const platform = usernames.includes(SYSTEM_WRITER)
      ? [[SYSTEM_WRITER, resourceMessages.system[locale]] as const]
      : [];
    const people = users.flatMap(({ username, realname }) => (realname === '' ? [] : [[username, realname] as const]));
    return new Map([...platform, ...people]);
  };
}
