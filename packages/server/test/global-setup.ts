import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { TestProject } from 'vitest/node';

import { dropDatabases, makeDatabaseTemplates } from './database-templates.ts';
import { startPrivatePostgres } from './private-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for the databases of this run, removed at its end. */
    readonly runFolder: string;
    /** Part of the names of its databases on a PostgreSQL server. */
    readonly runName: string;
    /** PGlite's directory with all tables and no rows, to copy from. */
    readonly templateFolder: string;
    /** The same with the rows of a new platform. */
    readonly seededFolder: string;
    /** A database with the rows of a new platform on that server; null when there is none. */
    readonly seededDatabase: string | null;
    /** A PostgreSQL server to make databases on; null when there is none. */
    readonly postgresUrl: string | null;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const own = given === undefined ? await startPrivatePostgres() : undefined;
  const url = given ?? own?.url ?? null;
  if (url === null)
    console.warn('No PostgreSQL server is installed and TEST_DATABASE_URL is not set: its tests are skipped.');
  project.provide('postgresUrl', url);

  const run = {
    folder: await mkdtemp(join(tmpdir(), 'evergreen-run-')),
    name: randomUUID().slice(0, 8),
    postgresUrl: url,
  };
  project.provide('runFolder', run.folder);
  project.provide('runName', run.name);

  const end = async () => {
    // A server of the run's own goes with all its databases.
    await (own === undefined ? dropDatabases(run) : own.stop());
    await rm(run.folder, { recursive: true, force: true });
  };
  try {
    const templates = await makeDatabaseTemplates(run);
    project.provide('templateFolder', templates.emptyFolder);
    project.provide('seededFolder', templates.seededFolder);
    project.provide('seededDatabase', templates.seededDatabase);
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}
