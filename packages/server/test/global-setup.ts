import type { TestProject } from 'vitest/node';

import { makeDatabaseTemplates } from './database-templates.ts';
import { startPrivatePostgres } from './private-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
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

  const templates = await makeDatabaseTemplates(url);
  project.provide('templateFolder', templates.emptyFolder);
  project.provide('seededFolder', templates.seededFolder);
  project.provide('seededDatabase', templates.seededDatabase);

  return async () => {
    await templates.remove();
    await own?.stop();
  };
}
