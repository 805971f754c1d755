import { eq, sql } from 'drizzle-orm';

import { foldCase } from '@evergreen/core/kernel';

import type { Database } from '../../../db/index.ts';
import { foldedCase } from '../../../db/statements/text-bigrams.ts';
import type { ReachableRows } from '../../records/resource/reachable.ts';

/** Whose account this is, among those in reach; undefined for none. */
export async function personNamed(orm: Database['orm'], { rows, column }: ReachableRows, username: string) {
  const [person] = await orm
    .select({ id: rows.id, username: sql<string>`${column('username')}`, realname: sql<string>`${column('realname')}` })
    .from(rows)
    .where(eq(foldedCase(column('username')), foldCase(username)));
  return person;
}
