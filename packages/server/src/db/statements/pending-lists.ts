import { sql, type SQL } from 'drizzle-orm';

import type { Resource } from '@evergreen/core/resources';

import type { Database } from '../database.types.ts';
import { bigramIndexName, SHORT_PENDING_LIST } from '../resource-table.ts';
import { hasBigrams } from './text-bigrams.ts';

/** Kilobytes while many rows are written: put into their place as often as usual, they take most of the time. */
const LONG = 4096;

/**
 * Writes many rows of a resource in the transaction that surrounds it. On the embedded database, where nobody searches meanwhile, their entries
 * in indexes of bigrams go into their place together, after the commit; on PostgreSQL two such works would wait for each other.
 */
export async function withLongPendingLists<Value>(
  { engine, orm, afterCommit, inPieces }: Pick<Database, 'engine' | 'orm' | 'afterCommit' | 'inPieces'>,
  resource: Resource,
  work: () => Promise<Value>,
): Promise<Value> {
  if (engine !== 'embedded') return work();
  const indexes = Object.keys(resource.fields)
    .filter((key) => hasBigrams(resource, key))
    .map((key) => bigramIndexName(resource, key));
  const limitTo = async (kilobytes: number) => {
    for (const index of indexes) await orm.execute(limited(index, kilobytes));
  };
  await limitTo(LONG);
  const value = await work();
  await limitTo(SHORT_PENDING_LIST.gin_pending_list_limit);
  afterCommit(() =>
    inPieces(async () => {
      for (const index of indexes) await orm.execute(sql`select gin_clean_pending_list(${index}::text::regclass)`);
    }),
  );
  return value;
}

/** The name of an index is no parameter. */
const limited = (index: string, kilobytes: number): SQL =>
  sql`alter index ${sql.identifier(index)} set (gin_pending_list_limit = ${sql.raw(String(kilobytes))})`;
