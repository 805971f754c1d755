import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { hash } from '@node-rs/argon2';
import pg from 'pg';

import type { LoggerPort } from '@evergreen/core/ports';
import { fakeClock } from '@evergreen/core/testing';

import type { Connector } from '../src/db/connector.types.ts';
import { createDatabase } from '../src/db/database.ts';
import { readMigrations } from '../src/db/migration-files.ts';
import { DATABASE_LIMITS } from '../src/db/open-database.ts';
import { connectPglite } from '../src/db/pglite-connector.ts';
import { pgliteInThisThread } from '../src/db/pglite-link.ts';
import { connectPostgres } from '../src/db/postgres-connector.ts';
import { seedDatabase } from '../src/db/seed/seed.ts';
import { loadSnapshot } from '../src/db/snapshot.ts';
import { unpackTarball } from '../src/db/tarball.ts';
import { serverClock } from '../src/system-clock.ts';
import { rememberRows } from './remembered-rows.ts';

/** The password of every seeded account in tests. */
export const PASSWORD = 'Correct-Horse-9';

/** What the databases of tests are copied from: with all tables and no rows, and with the rows of a new platform, remembered. */
export interface DatabaseTemplates {
  /** PGlite's directories. */
  readonly emptyFolder: string;
  readonly seededFolder: string;
  /** Name of a database on the PostgreSQL server; null without a server. */
  readonly seededDatabase: string | null;
  remove(): Promise<void>;
}

const silent: LoggerPort = { warn: () => undefined, error: () => undefined };

/** Makes the templates once for all tests of a run; seeding a database takes seconds, copying one takes none. */
export async function makeDatabaseTemplates(postgresUrl: string | null): Promise<DatabaseTemplates> {
  const parts = { start: pgliteInThisThread, clock: serverClock, logger: console };
  const snapshot = await loadSnapshot({ ...parts, migrations: await readMigrations() });
  const [emptyFolder, seededFolder] = await Promise.all([newFolder(), newFolder()]);
  unpackTarball(snapshot, emptyFolder);
  unpackTarball(snapshot, seededFolder);
  await seed(
    await connectPglite({
      ...parts,
      source: { folder: seededFolder },
      statementLimit: DATABASE_LIMITS.embeddedStatement,
    }),
  );
  const seededDatabase = postgresUrl === null ? null : await seededOn(postgresUrl);
  return {
    emptyFolder,
    seededFolder,
    seededDatabase,
    async remove() {
      await Promise.all([emptyFolder, seededFolder].map((folder) => rm(folder, { recursive: true, force: true })));
      if (postgresUrl !== null) await tellPostgres(postgresUrl, `drop database ${seededDatabase} with (force)`);
    },
  };
}

/** Runs one statement on a server, outside of any transaction. */
export async function tellPostgres(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** The address of another database on the same server. */
export function postgresDatabaseUrl(server: string, name: string): string {
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

/** A name that no other run uses. */
export function newDatabaseName(): string {
  return `evergreen_test_${randomUUID().replaceAll('-', '')}`;
}

function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'evergreen-template-'));
}

async function seededOn(server: string): Promise<string> {
  const name = newDatabaseName();
  await tellPostgres(server, `create database ${name}`);
  const url = postgresDatabaseUrl(server, name);
  const connected = await connectPostgres({ url, limits: DATABASE_LIMITS, logger: silent });
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
    transactionLimit: DATABASE_LIMITS.transaction,
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
