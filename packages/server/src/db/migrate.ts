import { sql } from 'drizzle-orm';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

import { err, minutes, ok, type Result } from '@evergreen/core/kernel';

import { type DatabaseError, databaseErrorOf } from './database-error.ts';
import type { MigrationError, MigrationReport, Orm } from './database.types.ts';
import type { Migration } from './migration-files.ts';
import type { Transactions } from './transactions.ts';

/** What a database was brought to; kept beside the tables that it is about. */
export const schemaMigrations = pgTable('schema_migrations', {
  name: text('name').primaryKey(),
  hash: text('hash').notNull(),
  appliedAt: timestamp('applied_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Arbitrary advisory lock key, unique in the database; serialises migrations across servers. */
const ADVISORY_LOCK = 4_815_162_342;

/** No practical limit: building an index on a large table is slow. */
const LIMIT = minutes(60);

export interface Migratable {
  readonly orm: Orm;
  readonly transaction: Transactions['transaction'];
}

type Step = 'applied' | 'known' | 'changed';

/**
 * Apply pending migrations in order, each in its own transaction: after a crash the next call resumes where this one stopped.
 * Safe to call from several servers concurrently.
 */
export async function migrate(
  database: Migratable,
  migrations: readonly Migration[],
): Promise<Result<MigrationReport, MigrationError>> {
  const known = new Set(migrations.map(({ name }) => name));
  const present = await prepare(database);
  const unknown = present.find((name) => !known.has(name));
  if (unknown !== undefined) return err({ kind: 'migrationUnknown', name: unknown });

  const applied: string[] = [];
  for (const migration of migrations) {
    const step = await applyOnce(database, migration);
    if (!step.ok) return err({ kind: 'migrationFailed', name: migration.name, cause: step.error });
    if (step.value === 'changed') return err({ kind: 'migrationChanged', name: migration.name });
    if (step.value === 'applied') applied.push(migration.name);
  }
  return ok({ applied });
}

/** Create the table of applied migrations if it is missing, and read it. */
async function prepare(database: Migratable): Promise<readonly string[]> {
  const { orm } = database;
  return alone(database, async () => {
    await orm.execute(sql`
      create table if not exists ${schemaMigrations} (
        name text primary key, hash text not null, applied_at timestamp with time zone not null default now()
      )`);
    const rows = await orm
      .select({ name: schemaMigrations.name })
      .from(schemaMigrations)
      .orderBy(schemaMigrations.name);
    return rows.map(({ name }) => name);
  });
}

async function applyOnce(
  database: Migratable,
  { name, hash, statements }: Migration,
): Promise<Result<Step, DatabaseError>> {
  const { orm } = database;
  try {
    return ok(
      await alone(database, async (): Promise<Step> => {
        const [row] = await orm
          .select({ hash: schemaMigrations.hash })
          .from(schemaMigrations)
          .where(sql`${schemaMigrations.name} = ${name}`);
        if (row !== undefined) return row.hash === hash ? 'known' : 'changed';
        for (const statement of statements) await orm.execute(sql.raw(statement));
        await orm.insert(schemaMigrations).values({ name, hash });
        return 'applied';
      }),
    );
  } catch (error) {
    const cause = databaseErrorOf(error);
    if (cause === undefined) throw error;
    return err(cause);
  }
}

/** A transaction long enough to wait for the migrations of another server. */
function alone<Value>({ orm, transaction }: Migratable, work: () => Promise<Value>): Promise<Value> {
  return transaction(async () => {
    await orm.execute(sql`set local statement_timeout = 0`);
    await orm.execute(sql`set local lock_timeout = 0`);
    await orm.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`);
    return work();
  }, LIMIT);
}
