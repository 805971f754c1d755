import { randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, inject } from 'vitest';

import type { LoggerPort } from '@evergreen/core/ports';

import type { Connector } from '../src/db/connector.types.ts';
import { createDatabase, type DatabaseParts } from '../src/db/database.ts';
import type { Database, DatabaseEngine, DatabaseLimits } from '../src/db/database.types.ts';
import { readMigrations } from '../src/db/migration-files.ts';
import { DATABASE_LIMITS } from '../src/db/open-database.ts';
import { connectPglite } from '../src/db/pglite-connector.ts';
import { pgliteInThisThread } from '../src/db/pglite-link.ts';
import { connectPostgres } from '../src/db/postgres-connector.ts';
import { serverClock } from '../src/system-clock.ts';

/** A real database of the test's own, with all tables. */
export interface TestDatabase extends Database {
  /** Removes every row. */
  reset(): Promise<void>;
  /** Copies every row aside. What it resolves to brings the tables back to these rows, several times as quickly as seeding them anew. */
  remember(): Promise<() => Promise<void>>;
}

export interface TestDatabaseOptions extends Partial<Omit<DatabaseParts, 'connector'>> {
  readonly limits?: Partial<DatabaseLimits>;
}

const silent: LoggerPort = { warn: () => undefined, error: () => undefined };

/** A database with all tables and no rows; it takes about a third of a second. Close it when the tests are over. */
export async function createTestDatabase(
  engine: DatabaseEngine = 'embedded',
  options: TestDatabaseOptions = {},
): Promise<TestDatabase> {
  const limits = { ...DATABASE_LIMITS, ...options.limits };
  const place = engine === 'embedded' ? await embeddedPlace(limits) : await postgresPlace(limits);
  const database = createDatabase({
    connector: place.connector,
    clock: serverClock,
    logger: silent,
    migrations: await readMigrations(),
    transactionLimit: limits.transaction,
    assertRoomForWrites: async () => undefined,
    ...options,
  });
  const migrated = await database.migrate();
  if (!migrated.ok) throw new Error(`The migration ${migrated.error.name} does not apply.`, { cause: migrated.error });
  return {
    ...database,
    reset: () => reset(database),
    remember: () => remember(database),
    async close() {
      await database.close();
      await place.remove();
    },
  };
}

/** Runs the same tests once for each engine; those on PostgreSQL are skipped where none is installed. */
export function describeEachEngine(subject: string, tests: (engine: DatabaseEngine) => void): void {
  for (const engine of ['embedded', 'postgresql'] as const)
    describe.skipIf(engine === 'postgresql' && inject('postgresUrl') === null)(`${subject} (${engine})`, () => {
      tests(engine);
    });
}

/** Runs the same tests on both engines, each with one database for all of them that is empty at the beginning of each. */
export function describeOnBothEngines(
  subject: string,
  tests: (database: () => TestDatabase) => void,
  options: TestDatabaseOptions = {},
): void {
  describeEachEngine(subject, (engine) => {
    let database: TestDatabase | undefined;
    beforeAll(async () => {
      database = await createTestDatabase(engine, options);
    });
    beforeEach(() => database?.reset());
    afterAll(() => database?.close());
    tests(() => {
      if (database === undefined) throw new Error('The database is there inside a test only.');
      return database;
    });
  });
}

interface Place {
  readonly connector: Connector;
  remove(): Promise<void>;
}

async function embeddedPlace(limits: DatabaseLimits): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'evergreen-test-'));
  // Of all ways to copy a thousand small files the synchronous one is the quickest by far.
  cpSync(inject('templateFolder'), folder, { recursive: true });
  const connector = await connectPglite({
    start: pgliteInThisThread,
    clock: serverClock,
    logger: silent,
    source: { folder },
    statementLimit: limits.embeddedStatement,
  });
  return { connector, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function postgresPlace(limits: DatabaseLimits): Promise<Place> {
  const server = inject('postgresUrl');
  if (server === null) throw new Error('There is no PostgreSQL server to test with.');
  const name = `evergreen_test_${randomUUID().replaceAll('-', '')}`;
  await tell(server, `create database ${name}`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const connected = await connectPostgres({ url, limits, logger: silent });
  if (!connected.ok) throw new Error('The PostgreSQL server of the tests does not answer.', { cause: connected.error });
  return { connector: connected.value, remove: () => tell(server, `drop database ${name} with (force)`) };
}

async function tell(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Where the rows are copied to that a database is brought back to; no code of ours looks there. */
const REMEMBERED = sql.identifier('remembered');

async function tableNames({ orm }: Database): Promise<readonly string[]> {
  const tables = await orm.execute<{ name: string }>(sql`
    select tablename as name from pg_tables where schemaname = current_schema() and tablename <> 'schema_migrations'`);
  return tables.map(({ name }) => name);
}

/** Truncating takes PGlite some milliseconds for each table, looking takes none: only tables with rows are truncated. */
async function filledTables({ orm }: Database, names: readonly string[]): Promise<readonly string[]> {
  if (names.length === 0) return [];
  const looks = names.map((name) => sql`select ${name} as name where exists (select 1 from ${sql.identifier(name)})`);
  const filled = await orm.execute<{ name: string }>(sql.join(looks, sql` union all `));
  return filled.map(({ name }) => name);
}

async function reset(database: Database): Promise<void> {
  const filled = await filledTables(database, await tableNames(database));
  if (filled.length === 0) return;
  await database.orm.execute(
    sql`truncate ${sql.join(
      filled.map((name) => sql.identifier(name)),
      sql`, `,
    )} restart identity cascade`,
  );
}

async function remember(database: Database): Promise<() => Promise<void>> {
  const { orm, transaction } = database;
  const names = await referredFirst(database, await filledTables(database, await tableNames(database)));
  await orm.execute(sql`create schema ${REMEMBERED}`);
  for (const name of names)
    await orm.execute(sql`create table ${REMEMBERED}.${sql.identifier(name)} as table ${sql.identifier(name)}`);
  return async () => {
    await reset(database);
    await transaction(async () => {
      for (const name of names)
        await orm.execute(sql`insert into ${sql.identifier(name)} select * from ${REMEMBERED}.${sql.identifier(name)}`);
    });
  };
}

/** The tables in an order in which their rows can be written: those that are referred to before those that refer. */
async function referredFirst({ orm }: Database, names: readonly string[]): Promise<readonly string[]> {
  const references = await orm.execute<{ from: string; to: string }>(sql`
    select r.relname as "from", t.relname as "to" from pg_constraint
    join pg_class r on r.oid = conrelid join pg_class t on t.oid = confrelid
    where contype = 'f' and conrelid <> confrelid and connamespace = to_regnamespace(current_schema())`);
  const ordered = new Set<string>();
  const visit = (name: string): void => {
    for (const { from, to } of references) if (from === name && !ordered.has(to)) visit(to);
    if (names.includes(name)) ordered.add(name);
  };
  for (const name of names) visit(name);
  return [...ordered];
}
