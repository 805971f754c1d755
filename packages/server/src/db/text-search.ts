import { sql } from 'drizzle-orm';

import { resources, type Resource } from '@evergreen/core/resources';
import type { LoggerPort } from '@evergreen/core/ports';

import { resourceColumn, resourceTable } from './resource-table.ts';
import type { DatabaseEngine } from './database.types.ts';
import { databaseErrorOf } from './database-error.ts';
import { alone, type Migratable } from './migrate.ts';

/** The extension of PostgreSQL that finds text anywhere in a value by its groups of three characters. */
const EXTENSION = sql`create extension if not exists pg_trgm`;

/**
 * Gives every field that lists search by "contains" a trigram index, where PostgreSQL has the extension pg_trgm or lets this account
 * create it (PostgreSQL 13 and later: whoever may create in the database). Without it lists search as before, only more slowly; the
 * log says so once a start. An index helps from three characters on, and with Chinese only where the database's character type
 * knows Chinese letters, which `C` does not.
 */
export async function prepareTextSearch(
  database: Migratable & { readonly engine: DatabaseEngine },
  logger: LoggerPort,
): Promise<void> {
  const { engine, orm } = database;
  if (engine !== 'postgresql') return;
  try {
    await alone(database, async () => {
      const made = await orm.execute<{ name: string }>(
        sql`select indexname as name from pg_indexes where schemaname = current_schema()`,
      );
      const known = new Set(made.map(({ name }) => name));
      const missing = resources
        .filter(({ kind }) => kind !== 'appendOnly')
        .flatMap(containsFields)
        .filter(({ name }) => !known.has(name));
      if (missing.length > 0) await orm.execute(EXTENSION);
      for (const { name, formerName, resource, key } of missing) {
        const column = sql.identifier(resourceColumn(resource, key).name);
        // The expression of `likeSql`; an index on any other serves no search.
        await orm.execute(
          sql`create index ${sql.identifier(name)} on ${resourceTable(resource)} using gin (lower(${column} collate "C") gin_trgm_ops) where del_flag = 0`,
        );
        await orm.execute(sql`drop index if exists ${sql.identifier(formerName)}`);
      }
    });
    const [row] = await orm.execute<{ count: number }>(sql`select cardinality(show_trgm('健步走')) as count`);
    if (row?.count === 0)
      logger.warn('textSearch.chineseNotIndexed', {
        reason: 'The lc_ctype of the database knows no Chinese letters; C.UTF-8 does.',
      });
  } catch (error) {
    const cause = databaseErrorOf(error);
    if (cause === undefined) throw error;
    logger.warn('textSearch.notIndexed', { reason: cause.message });
  }
}

interface ContainsField {
  /** Of the index. */
  readonly name: string;
  /** Of the index of earlier versions, on the column itself. */
  readonly formerName: string;
  readonly resource: Resource;
  readonly key: string;
}

function containsFields(resource: Resource): ContainsField[] {
  return Object.entries(resource.fields)
    .filter(([, { search }]) => search === 'contains')
    .map(([key]) => {
      const stem = `${resource.name}_${key}`.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
      return { resource, key, name: `${stem}_folded_trigrams`, formerName: `${stem}_trigrams` };
    });
}
