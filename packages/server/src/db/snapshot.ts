import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';

import { seconds } from '@evergreen/core/kernel';
import type { ClockPort, LoggerPort } from '@evergreen/core/ports';

import { createDatabase } from './database.ts';
import type { Migration } from './migration-files.ts';
import { connectPglite } from './pglite/pglite-connector.ts';
import type { StartPglite } from './pglite/pglite-link.ts';
import { serverPackageFolder } from './server-package.ts';
import { codeOf, reasonOf } from './system-error.ts';

export interface SnapshotParts {
  readonly start: StartPglite;
  readonly clock: ClockPort;
  readonly logger: LoggerPort;
  readonly migrations: readonly Migration[];
  /** Cache folder of snapshots; defaults to the folder of the built server. */
  readonly folder?: string | undefined;
}

const FILE_NAME = /^snapshot-[0-9a-f]{16}\.tar\.gz$/;

/** Creating a snapshot is CPU-bound; the limit allows for a slow machine. */
const LIMIT = seconds(120);

const ManifestSchema = v.object({ version: v.string() });

/** Cache file of the snapshot, keyed by PGlite version and migrations. */
export async function snapshotFile({
  migrations,
  folder = join(serverPackageFolder(), 'dist'),
}: SnapshotParts): Promise<string> {
  const hash = createHash('sha256').update(await pgliteVersion());
  for (const migration of migrations) hash.update(`\n${migration.name} ${migration.hash}`);
  return join(folder, `snapshot-${hash.digest('hex').slice(0, 16)}.tar.gz`);
}

/**
 * Return the data directory of a migrated, empty database as a gzipped tarball, created once and cached: unpacking takes a
 * fraction of the time and memory of an initialisation. If the cache folder is not writable, every call creates it anew.
 *
 * @throws Error when the migrations do not apply.
 */
export async function loadSnapshot(parts: SnapshotParts): Promise<Uint8Array> {
  const file = await snapshotFile(parts);
  try {
    return await readFile(file);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') parts.logger.warn('snapshot.unreadable', { file, reason: reasonOf(error) });
  }
  const tarball = await makeSnapshot(parts);
  try {
    await keep(file, tarball);
  } catch (error) {
    parts.logger.warn('snapshot.notKept', { file, reason: reasonOf(error) });
  }
  return tarball;
}

async function makeSnapshot({ start, clock, logger, migrations }: SnapshotParts): Promise<Uint8Array> {
  const connector = await connectPglite({ start, clock, logger, source: {}, statementLimit: LIMIT });
  try {
    const database = createDatabase({
      connector,
      clock,
      logger,
      migrations,
      transactionLimit: LIMIT,
      assertRoomForWrites: async () => undefined,
    });
    const migrated = await database.migrate();
    if (!migrated.ok)
      throw new Error(`The migration ${migrated.error.name} does not apply.`, { cause: migrated.error });
    return await connector.dump();
  } finally {
    await connector.close();
  }
}

/** Write the file atomically and delete outdated snapshots. */
async function keep(file: string, tarball: Uint8Array): Promise<void> {
  const folder = dirname(file);
  const draft = `${file}.${randomUUID()}`;
  await mkdir(folder, { recursive: true });
  await writeFile(draft, tarball);
  await rename(draft, file);
  const outdated = (await readdir(folder)).filter((name) => FILE_NAME.test(name) && name !== basename(file));
  await Promise.all(outdated.map((name) => rm(join(folder, name), { force: true })));
}

async function pgliteVersion(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const manifest: unknown = JSON.parse(await readFile(join(dirname(entry), '..', 'package.json'), 'utf8'));
  return v.parse(ManifestSchema, manifest).version;
}
