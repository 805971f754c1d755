import { and, eq, inArray } from 'drizzle-orm';

import type { Locale } from '@evergreen/core/kernel';

import type { Caches, Database } from '../../../../db/index.ts';
import { sysUser } from '../../../../db/schema/scoped-tables.ts';
import { platformWriterName } from '../../../../db/system-writer.ts';

/** Real names by username, in the language of the reader where nobody stands behind one. */
export type WriterNames = (usernames: readonly string[], locale: Locale) => Promise<ReadonlyMap<string, string>>;

/** Names of who wrote: the real name of an account, and what the platform calls itself; accounts that are gone or have no name are left out. */
export function createWriterNames({ orm }: Pick<Database, 'orm'>, { cacheOf }: Caches): WriterNames {
  // Empty for an account that is gone, too.
  const names = cacheOf<string>('names', 'names');

  async function load(usernames: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const users = await orm
      .select({ username: sysUser.username, realname: sysUser.realname })
      .from(sysUser)
      .where(and(eq(sysUser.delFlag, 0), inArray(sysUser.username, [...usernames])));
    const found = new Map(users.map(({ username, realname }) => [username, realname]));
    return new Map(usernames.map((username) => [username, found.get(username) ?? '']));
  }

  return async (usernames, locale) => {
    if (usernames.length === 0) return new Map();
    const people = [...(await names.readMany(usernames, load))].filter(([, realname]) => realname !== '');
    const platform = usernames.flatMap((username) => {
      const name = platformWriterName(username);
      return name === undefined ? [] : [[username, name[locale]] as const];
    });
    return new Map([...platform, ...people]);
  };
}
