import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, inject } from 'vitest';

import { seconds } from '@evergreen/core/kernel';
import type { LoggerPort } from '@evergreen/core/ports';

import type { Connector } from '../src/db/connector.types.ts';
import { createDatabase, type DatabaseParts } from '../src/db/database.ts';
import type { Database, DatabaseEngine, DatabaseLimits } from '../src/db/database.types.ts';
import { readMigrations } from '../src/db/migration-files.ts';
import { connectPglite } from '../src/db/pglite/pglite-connector.ts';
import { pgliteInThisThread } from '../src/db/pglite/pglite-link.ts';
import { connectPostgres } from '../src/db/postgres-connector.ts';
import { serverClock } from '../src/system-clock.ts';
import { newDatabaseName, postgresDatabaseUrl, tellPostgres, TEST_LIMITS } from './database-templates.ts';
import { restoreRows } from './remembered-rows.ts';

/** A real database with all tables. */
export interface TestDatabase extends Database {
  /** Removes every row. */
  reset(): Promise<void>;
  /** Of a seeded one: brings back the rows that it began with. */
  restore(): Promise<void>;
  /** The same rows through connections of its own, as another process of the platform has them; itself on the embedded engine, which has one. */
  neighbour(): Promise<Database>;
  /** The statements of its work, in order: what a call costs. */
  statementsOf(work: () => Promise<unknown>): Promise<readonly string[]>;
}

export interface TestDatabaseOptions extends Partial<Omit<DatabaseParts, 'connector'>> {
  readonly limits?: Partial<DatabaseLimits>;
  /** With the rows of a new platform. */
  readonly isSeeded?: boolean;
}

/** How long what a test has left running may take, in milliseconds; a transaction that was forgotten would wait for ever. */
const SETTLING_LIMIT = seconds(60);

const silent: LoggerPort = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A database of the caller's own with all tables, by default without rows; opening an embedded one takes two seconds of a processor. */
export async function createTestDatabase(
  engine: DatabaseEngine = 'embedded',
  { isSeeded = false, ...options }: TestDatabaseOptions = {},
): Promise<TestDatabase> {
  const limits = { ...TEST_LIMITS, ...options.limits };
  const place = await (engine === 'embedded' ? embeddedPlace : postgresPlace)(limits, isSeeded);
  const { connector, settled, statementsOf } = observed(place.connector);
  const parts = {
    clock: serverClock,
    logger: silent,
    migrations: await readMigrations(),
    transactionLimit: limits.transaction,
    assertRoomForWrites: async () => undefined,
    ...options,
  };
  const database = createDatabase({ ...parts, connector });
  const migrated = await database.migrate();
  if (!migrated.ok) throw new Error(`The migration ${migrated.error.name} does not apply.`, { cause: migrated.error });
  return {
    ...database,
    async reset() {
      await settled();
      await reset(database);
    },
    async restore() {
      await settled();
      await restoreRows(database);
    },
    statementsOf,
    async neighbour() {
      return place.connectAgain === undefined
        ? { ...database, close: async () => undefined }
        : createDatabase({ ...parts, connector: await place.connectAgain() });
    },
    async close() {
      await database.close();
      await place.remove();
    },
  };
}

/** The seeded databases that all test files of this worker share, one for each engine; the run removes them at its end. */
const shared = new Map<DatabaseEngine, Promise<TestDatabase>>();

/** The worker's database of an engine, opened by whoever asks first. Restore or reset it before a test; its schema stays as it is. */
export function sharedDatabase(engine: DatabaseEngine): Promise<TestDatabase> {
  const opened = shared.get(engine) ?? createTestDatabase(engine, { isSeeded: true });
  shared.set(engine, opened);
  return opened;
}

/** Runs the same tests once for each engine; those on PostgreSQL are skipped where none is installed. */
export function describeEachEngine(subject: string, tests: (engine: DatabaseEngine) => void): void {
  for (const engine of ['embedded', 'postgresql'] as const)
    describe.skipIf(engine === 'postgresql' && inject('postgresUrl') === null)(`${subject} (${engine})`, () => {
      tests(engine);
    });
}

/** Runs the same tests on both engines, on a database that has no rows at the beginning of each. Its schema stays as it is. */
export function describeOnBothEngines(subject: string, tests: (database: () => TestDatabase) => void): void {
  describeEachEngine(subject, (engine) => tests(useDatabase(() => sharedDatabase(engine))));
}

/** As `describeOnBothEngines`, each engine with a database that is made for these tests alone: they may change its schema. */
export function describeOnOwnDatabases(
  subject: string,
  tests: (database: () => TestDatabase) => void,
  options: TestDatabaseOptions = {},
): void {
  describeEachEngine(subject, (engine) => {
    const own = useDatabase(() => createTestDatabase(engine, options));
    afterAll(() => own().close());
    tests(own);
  });
}

/** What gives the database to a test; it has no rows then. */
function useDatabase(open: () => Promise<TestDatabase>): () => TestDatabase {
  let database: TestDatabase | undefined;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(() => database?.reset());
  return () => {
    if (database === undefined) throw new Error('The database is there inside a test only.');
    return database;
  };
}

/** A connector, what it runs, and what resolves when nothing runs on it any more: some work goes on after its call was answered. */
function observed(
  connector: Connector,
): Pick<TestDatabase, 'statementsOf'> & { readonly connector: Connector; settled(): Promise<void> } {
  let running = 0;
  let noted: string[] = [];
  return {
    connector: {
      ...connector,
      async run(statement) {
        running += 1;
        noted.push(statement.sql);
        try {
          return await connector.run(statement);
        } finally {
          running -= 1;
        }
      },
      async acquire(statementLimit) {
        const session = await connector.acquire(statementLimit);
        running += 1;
        return {
          ...session,
          run(statement) {
            noted.push(statement.sql);
            return session.run(statement);
          },
          release(state) {
            running -= 1;
            session.release(state);
          },
        };
      },
    },
    async statementsOf(work) {
      noted = [];
      await work();
      return noted;
    },
    async settled() {
      const end = serverClock.now() + SETTLING_LIMIT;
      // The next statement of such work follows the last one within a turn of the event loop.
      for (let quiet = 0; quiet < 2; quiet = running === 0 ? quiet + 1 : 0) {
        if (serverClock.now() > end)
          throw new Error('The test before left a transaction or a statement that never ends.');
        await setImmediate();
      }
    },
  };
}

interface Place {
  readonly connector: Connector;
  /** Undefined where only one process may open it. */
  readonly connectAgain?: () => Promise<Connector>;
  remove(): Promise<void>;
}

async function embeddedPlace(limits: DatabaseLimits, isSeeded: boolean): Promise<Place> {
  const folder = await mkdtemp(join(inject('runFolder'), 'database-'));
  // Of all ways to copy a thousand small files the synchronous one is the quickest by far.
  cpSync(inject(isSeeded ? 'seededFolder' : 'templateFolder'), folder, { recursive: true });
  const connector = await connectPglite({
    start: pgliteInThisThread,
    clock: serverClock,
    logger: silent,
    source: { folder },
    statementLimit: limits.embeddedStatement,
  });
  return { connector, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function postgresPlace(limits: DatabaseLimits, isSeeded: boolean): Promise<Place> {
  const server = inject('postgresUrl');
  if (server === null) throw new Error('There is no PostgreSQL server to test with.');
  const name = newDatabaseName(inject('runName'));
  const template = isSeeded ? ` template ${inject('seededDatabase')}` : '';
  await tellPostgres(server, `create database ${name}${template}`);
  const connectAgain = async () => {
    const connected = await connectPostgres({ url: postgresDatabaseUrl(server, name), limits, logger: silent });
    if (connected.ok) return connected.value;
    throw new Error('The PostgreSQL server of the tests does not answer.', { cause: connected.error });
  };
  return {
    connector: await connectAgain(),
    connectAgain,
    remove: () => tellPostgres(server, `drop database ${name} with (force)`),
  };
}

async function tableNames({ orm }: Database): Promise<readonly string[]> {
  const tables = await orm.execute<{ name: string }>(sql`
    select tablename as name from pg_tables where schemaname = current_schema() and tablename not in ('schema_migrations', 'sys_data_version')`);
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
