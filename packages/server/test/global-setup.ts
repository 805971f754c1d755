import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { TestProject } from 'vitest/node';

import { readMigrations } from '../src/db/migration-files.ts';
import { pgliteInThisThread } from '../src/db/pglite-link.ts';
import { loadSnapshot } from '../src/db/snapshot.ts';
import { unpackTarball } from '../src/db/tarball.ts';
import { serverClock } from '../src/system-clock.ts';
import { startPrivatePostgres } from './private-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** PGlite's directory with all tables and no rows, to copy from. */
    readonly templateFolder: string;
    /** A PostgreSQL server to make databases on; null when there is none. */
    readonly postgresUrl: string | null;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'evergreen-template-'));
  const migrations = await readMigrations();
  unpackTarball(
    await loadSnapshot({ start: pgliteInThisThread, clock: serverClock, logger: console, migrations }),
    folder,
  );
  project.provide('templateFolder', folder);

  const given = process.env['TEST_DATABASE_URL'];
  const own = given === undefined ? await startPrivatePostgres() : undefined;
  const url = given ?? own?.url ?? null;
  if (url === null)
    console.warn('No PostgreSQL server is installed and TEST_DATABASE_URL is not set: its tests are skipped.');
  project.provide('postgresUrl', url);

  return async () => {
    await own?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
