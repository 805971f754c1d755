import { and, eq, inArray } from 'drizzle-orm';

import type { Database } from '../../../db/index.ts';
import { sysUser } from '../../../db/schema/index.ts';

/** Real names of accounts by username; accounts that are gone or have no name are left out. */
export function createWriterNames({ orm }: Pick<Database, 'orm'>) {
  return async (usernames: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    if (usernames.length === 0) return new Map();
    const users = await orm
      .select({ username: sysUser.username, realname: sysUser.realname })
      .from(sysUser)
      .where(and(eq(sysUser.delFlag, 0), inArray(sysUser.username, [...usernames])));
    return new Map(users.flatMap(({ username, realname }) => (realname === '' ? [] : [[username, realname]])));
  };
}
