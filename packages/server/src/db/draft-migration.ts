import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';

import { declaredTables } from './declared-tables.ts';
import { migrationsFolder, STATEMENT_BREAKPOINT } from './migration-files.ts';

// tsx src/db/draft-migration.ts <name>
// Writes the SQL from the tables as they were at the last migration to the tables as the code declares them now. Of a resource that
// is all of it; what cannot be guessed, the values that old rows get in a new column, and what the server's own tables do not
// declare, their indexes and references, is added by hand.

type Tables = ReturnType<typeof generateDrizzleJson>;

const name = process.argv[2];
if (name === undefined || !/^[a-z0-9_]+$/.test(name)) {
  console.error('Name the migration, in lower-case letters, digits and underscores: draft-migration.ts activity_type');
  process.exit(1);
}

const folder = migrationsFolder();
const tablesFile = join(folder, 'tables.json');
const before = JSON.parse(await readFile(tablesFile, 'utf8')) as Tables;
const now = generateDrizzleJson({ ...declaredTables }, before.id);
const statements = (await generateMigration(before, now)).map((statement) =>
  statement.trim().replaceAll('"public".', ''),
);
if (statements.length === 0) {
  console.log('The code declares the tables that the migrations make.');
  process.exit(0);
}

const numbers = (await readdir(folder)).map((file) => Number.parseInt(file, 10)).filter(Number.isInteger);
const number = String(Math.max(0, ...numbers) + 1).padStart(4, '0');
const file = join(folder, `${number}_${name}.sql`);
await writeFile(file, `${statements.join(`\n${STATEMENT_BREAKPOINT}\n`)}\n`, { flag: 'wx' });
await writeFile(tablesFile, `${JSON.stringify(now, null, 2)}\n`);
console.log(file);
