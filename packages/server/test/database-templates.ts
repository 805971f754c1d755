import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

import { hash } from '@node-rs/argon2';
import pg from 'pg';

import { minutes } from '@evergreen/core/kernel';
import type { LoggerPort } from '@evergreen/core/ports';
import { fakeClock } from '@evergreen/core/testing';

import type { Connector } from '../src/db/connector.types.ts';
import { createDatabase } from '../src/db/database.ts';
import type { DatabaseLimits } from '../src/db/database.types.ts';
import { readMigrations } from '../src/db/migration-files.ts';
import { DATABASE_LIMITS } from '../src/db/open-database.ts';
import { connectPglite } from '../src/db/pglite/pglite-connector.ts';
import { pgliteInThisThread } from '../src/db/pglite/pglite-link.ts';
import { connectPostgres } from '../src/db/postgres-connector.ts';
import { seedDatabase } from '../src/db/seed/seed.ts';
import { loadSnapshot } from '../src/db/snapshot.ts';
import { unpackTarball } from '../src/db/tarball.ts';
import { serverClock } from '../src/system-clock.ts';
import { rememberRows } from './remembered-rows.ts';

/** Tests run on machines that are busy with other things: what takes a second may take a minute, and waits for no person. */
export const TEST_LIMITS: DatabaseLimits = {
  ...DATABASE_LIMITS,
  embeddedStatement: minutes(4),
  transaction: minutes(4),
  statement: minutes(4),
  lock: minutes(4),
};

/** The password of every seeded account in tests. */
export const PASSWORD = 'Correct-Horse-9';

/** What the databases of tests are copied from: with all tables and no rows, and with the rows of a new platform, remembered. */
export interface DatabaseTemplates {
  /** PGlite's directories. */
  readonly emptyFolder: string;
  readonly seededFolder: string;
  /** Name of a database on the PostgreSQL server; null without a server. */
  readonly seededDatabase: string | null;
}

/** One run of the tests: what all its databases are made below, so that they can be removed at its end. */
export interface TestRun {
  /** A folder that the run removes. */
  readonly folder: string;
  /** Part of the name of every database that the run makes on a PostgreSQL server. */
  readonly name: string;
  /** The server; null without one. */
  readonly postgresUrl: string | null;
}

const silent: LoggerPort = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Makes the templates once for all tests of a run; seeding a database takes seconds, copying one takes none. */
export async function makeDatabaseTemplates({ folder, name, postgresUrl }: TestRun): Promise<DatabaseTemplates> {
  const parts = { start: pgliteInThisThread, clock: serverClock, logger: console };
  const snapshot = await loadSnapshot({ ...parts, migrations: await readMigrations() });
  const [emptyFolder, seededFolder] = [join(folder, 'empty'), join(folder, 'seeded')];
  for (const made of [emptyFolder, seededFolder]) unpackTarball(snapshot, made);
  const source = { folder: seededFolder };
  // The embedded database is in this thread: what it computes, it computes while the other one waits for its server.
  const [seededDatabase] = await Promise.all([
    postgresUrl === null ? null : seededOn(postgresUrl, name),
    connectPglite({ ...parts, source, statementLimit: TEST_LIMITS.embeddedStatement }).then(seed),
  ]);
  return { emptyFolder, seededFolder, seededDatabase };
}

/** Drops every database that the run made on a server. */
export async function dropDatabases({ name, postgresUrl }: TestRun): Promise<void> {
  if (postgresUrl === null) return;
  const named = 'select datname from pg_database where starts_with(datname, $1)';
  const made = await askPostgres(postgresUrl, named, [databasePrefix(name)]);
  for (const { datname } of made) await tellPostgres(postgresUrl, `drop database ${String(datname)} with (force)`);
}

/** Runs one statement on a server, outside of any transaction. */
export async function tellPostgres(url: string, statement: string): Promise<void> {
  await askPostgres(url, statement, []);
}

async function askPostgres(
  url: string,
  statement: string,
  values: readonly string[],
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** The address of another database on the same server. */
export function postgresDatabaseUrl(server: string, name: string): string {
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

/** A name for a database that no other one has. */
export function newDatabaseName(runName: string): string {
  return `${databasePrefix(runName)}${randomUUID().replaceAll('-', '')}`;
}

function databasePrefix(runName: string): string {
  return `evergreen_test_${runName}_`;
}

async function seededOn(server: string, runName: string): Promise<string> {
  const name = newDatabaseName(runName);
  await tellPostgres(server, `create database ${name}`);
  const url = postgresDatabaseUrl(server, name);
  const connected = await connectPostgres({ url, limits: TEST_LIMITS, logger: silent });
  if (!connected.ok) throw new Error('The PostgreSQL server of the tests does not answer.', { cause: connected.error });
  await seed(connected.value);
  return name;
}

/** Seeds what the connector leads to as of the beginning of a fake clock, and closes it. */
async function seed(connector: Connector): Promise<void> {
  const database = createDatabase({
    connector,
    clock: serverClock,
    logger: silent,
    migrations: await readMigrations(),
    transactionLimit: TEST_LIMITS.transaction,
    assertRoomForWrites: async () => undefined,
  });
  const migrated = await database.migrate();
  if (!migrated.ok) throw new Error(`The migration ${migrated.error.name} does not apply.`, { cause: migrated.error });
  // As cheap as argon2 allows: tests sign in some thousand times.
  const hashed = await hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  await seedDatabase(database, { clock: fakeClock(), newPasswordHash: async () => hashed });
  await rememberRows(database);
  await database.close();
}
