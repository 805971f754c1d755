import { constants, existsSync } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';

import type { ClockPort, LoggerPort } from '@evergreen/core/ports';

import { missingColumns, openDatabase, pgliteFolderOf, type Database } from '../../db/index.ts';
import { readMigrations } from '../../db/migration-files.ts';
import { codeOf, reasonOf } from '../../db/system-error.ts';
import { backupsIn } from '../../modules/base/backup/backup-folder.ts';
import { compareFileStore } from '../../modules/files/files/file-store-identity.ts';
import { openObjects, placeOfFiles } from '../../modules/files/files/open-files.ts';
import { volumeRoom } from '../../modules/insight/monitor/disk-places.ts';
import { createPlanRepository } from '../../modules/schedule/job/plan.repository.ts';
import type { DoctorCommand } from '../command-line.ts';
import { inspectStoredKey } from '../stored-key.ts';
import { examine } from './doctor-checks.ts';
import type {
  DatabaseFacts,
  DoctorFacts,
  FolderFacts,
  MigrationFact,
  NamedFinding,
  OpenDatabaseFacts,
  StoreFact,
} from './doctor.types.ts';

/** Bits of a mode that let anybody but the owner in. */
const OTHERS = 0o077;

interface DoctorDependencies {
  readonly clock: ClockPort;
  readonly logger: LoggerPort;
  /** Folder of the built application. */
  readonly applicationFolder: string;
}

/** Examines a platform from beside it: makes no folder, no key and no table. */
export async function runDoctor(
  command: DoctorCommand,
  dependencies: DoctorDependencies,
): Promise<readonly NamedFinding[]> {
  return examine(await readFacts(command, dependencies));
}

async function readFacts(
  { dataFolder, databaseUrl, hasSecretsKey, s3 }: DoctorCommand,
  { clock, logger, applicationFolder }: DoctorDependencies,
): Promise<DoctorFacts> {
  const folder = await folderFacts(dataFolder);
  const isUsable = folder.kind === 'usable';
  const migrations = await readMigrations();
  const key = async (name: 'secrets' | 'fingerprint') =>
    isUsable ? inspectStoredKey(dataFolder, name) : ({ kind: 'none' } as const);
  const hasDatabase = databaseUrl !== undefined || (isUsable && existsSync(pgliteFolderOf(dataFolder)));
  return {
    nodeVersion: process.versions.node,
    engine: databaseUrl === undefined ? 'embedded' : 'postgresql',
    dataFolder,
    folder,
    freeSpace: (await volumeRoom(dataFolder)).free,
    keys: { secrets: await key('secrets'), fingerprint: await key('fingerprint') },
    hasSecretsKey,
    hasApplication: existsSync(join(applicationFolder, 'index.html')),
    database: hasDatabase
      ? await databaseFacts({ dataFolder, databaseUrl, s3 }, clock, logger, migrations)
      : { kind: 'none' },
    migrations,
    backupAge: isUsable ? await backupAge(join(dataFolder, 'backups'), clock.now()) : null,
  };
}

async function folderFacts(dataFolder: string): Promise<FolderFacts> {
  try {
    const found = await stat(dataFolder);
    if (!found.isDirectory()) return { kind: 'noFolder' };
    await access(dataFolder, constants.R_OK | constants.W_OK | constants.X_OK);
    return { kind: 'usable', isOpenToOthers: process.platform !== 'win32' && (found.mode & OTHERS) !== 0 };
  } catch (error) {
    switch (codeOf(error)) {
      case undefined:
        throw error;
      case 'ENOENT':
        return { kind: 'missing' };
      case 'ENOTDIR':
        return { kind: 'noFolder' };
      default:
        return { kind: 'unusable' };
    }
  }
}

async function backupAge(folder: string, now: number): Promise<number | null> {
  const [newest] = await backupsIn(folder);
  return newest === undefined ? null : now - (await stat(join(folder, newest))).mtimeMs;
}

async function databaseFacts(
  { dataFolder, databaseUrl, s3 }: Pick<DoctorCommand, 'dataFolder' | 'databaseUrl' | 's3'>,
  clock: ClockPort,
  logger: LoggerPort,
  migrations: readonly MigrationFact[],
): Promise<DatabaseFacts> {
  const url = databaseUrl === undefined ? {} : { url: databaseUrl };
  const opened = await openDatabase({ dataFolder, clock, logger, ...url });
  if (!opened.ok) return { kind: 'unopened', error: opened.error };
  try {
    const facts = await openDatabaseFacts(opened.value, clock, migrations);
    const isShared = databaseUrl !== undefined && facts.jobs !== null;
    const store = isShared ? await storeFact({ dataFolder, s3 }, opened.value, clock) : null;
    return { kind: 'open', ...facts, store };
  } finally {
    await opened.value.close();
  }
}

async function storeFact(
  places: Pick<DoctorCommand, 'dataFolder' | 's3'>,
  database: Database,
  clock: ClockPort,
): Promise<StoreFact> {
  const place = placeOfFiles(places);
  try {
    const kind = await compareFileStore(await openObjects(places, clock), database);
    return { kind, place, isBucket: places.s3 !== undefined };
  } catch (error) {
    return { kind: 'unreachable', place, reason: reasonOf(error) };
  }
}

interface ServerRow extends Record<string, unknown> {
  readonly version: string;
  readonly number: number;
  readonly now: string;
  readonly synced: boolean;
  readonly committed: boolean;
  readonly creates: boolean;
  readonly limit: number;
  readonly used: number;
  readonly migrated: boolean;
}

/** What a database says of itself; of one without tables too. */
export async function openDatabaseFacts(
  database: Database,
  clock: Pick<ClockPort, 'now'>,
  migrations: readonly MigrationFact[],
): Promise<Omit<OpenDatabaseFacts, 'store'>> {
  const { orm } = database;
  const asked = clock.now();
  const [row] = await orm.execute<ServerRow>(sql`
    select current_setting('server_version') as version, current_setting('server_version_num')::int4 as number,
      (extract(epoch from clock_timestamp()) * 1000)::text as now,
      current_setting('fsync')::bool and current_setting('full_page_writes')::bool as synced,
      current_setting('synchronous_commit') <> 'off' as committed,
      has_schema_privilege(current_schema(), 'CREATE') as creates,
      current_setting('max_connections')::int4 as "limit",
      (select count(*) from pg_stat_activity where backend_type = 'client backend')::int4 as used,
      to_regclass('schema_migrations') is not null as migrated`);
  if (row === undefined) throw new Error('The database says nothing of itself');
  const answered = clock.now();
  const applied = row.migrated
    ? await orm.execute<{ name: string; hash: string }>(sql`select name, hash from schema_migrations order by name`)
    : [];
  const present = new Set(applied.map(({ name }) => name));
  const isComplete = migrations.every(({ name }) => present.has(name));
  return {
    version: row.version,
    versionNumber: row.number,
    // The answer is on its way for some of the time: the middle of it is the best guess.
    clockOffset: Math.round((asked + answered) / 2 - Number(row.now)),
    isSynced: row.synced,
    isCommitSynced: row.committed,
    mayCreateTables: row.creates,
    connections: { limit: row.limit, used: row.used },
    applied,
    lacking: isComplete ? (await missingColumns(database))[0] : undefined,
    jobs: isComplete ? await createPlanRepository(database).state(answered) : null,
  };
}
