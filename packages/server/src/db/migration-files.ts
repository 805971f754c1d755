import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { serverPackageFolder } from './server-package.ts';

/** One migration of the schema. */
export interface Migration {
  /** The file's name without its ending, `0001_accounts`; the order of the names is the order of the steps. */
  readonly name: string;
  readonly statements: readonly string[];
  /** SHA-256 of the file, in hexadecimal. */
  readonly hash: string;
}

/** Drizzle Kit's mark between two statements. */
export const STATEMENT_BREAKPOINT = '--> statement-breakpoint';

const FILE_NAME = /^\d{4}_[a-z0-9_]+\.sql$/;

export function migrationsFolder(): string {
  return join(serverPackageFolder(), 'migrations');
}

/** The migrations of a folder, in order. Line ends are read as `\n`, so that a checkout that changes them changes no hash. */
export async function readMigrations(folder: string = migrationsFolder()): Promise<readonly Migration[]> {
  const files = (await readdir(folder)).filter((file) => FILE_NAME.test(file)).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const content = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n');
      return {
        name: basename(file, '.sql'),
        statements: content
          .split(STATEMENT_BREAKPOINT)
          .map((statement) => statement.trim())
          .filter((statement) => statement !== ''),
        hash: createHash('sha256').update(content).digest('hex'),
      };
    }),
  );
}
