import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { sql } from 'drizzle-orm';
import * as v from 'valibot';

import { err, ok, type LocalizedText, type Result } from '@evergreen/core/kernel';
import type { ClockPort, LoggerPort } from '@evergreen/core/ports';

import { countRows, readDump, type Database, type RowCounts } from '../../../db/index.ts';
import { formatPlatformTime } from '../../../platform-time.ts';
import { backupMessages as messages } from './backup.messages.ts';

/** What a backup is, beside its bytes: what a restore is compared with. */
const manifestSchema = v.object({
  /** Of this form. */
  form: v.literal(1),
  engine: v.picklist(['embedded', 'postgresql']),
  /** When it was made, on the platform's clock. */
  at: v.string(),
  /** SHA-256 of the file. */
  sha256: v.string(),
  /** Rows of each table. */
  rows: v.record(v.string(), v.number()),
  /** What the tables were brought to; the names alone, in order. */
  migrations: v.optional(v.array(v.string())),
  /** SHA-256 of what lies beside the database, by its path: stored files and keys. */
  contents: v.optional(v.record(v.string(), v.string())),
});
export type BackupManifest = v.InferOutput<typeof manifestSchema>;

export const manifestOf = (file: string) => `${file}.json`;

/** A file's checksum, whatever its size. */
export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** The name of a backup of a moment. */
export function backupName(now: number): string {
  return `evergreen-${formatPlatformTime(now)
    .replaceAll(/[- :]/gu, '')
    .replace(/^(\d{8})/u, '$1-')}.tar.gz`;
}

export function rowTotal(rows: RowCounts): number {
  return Object.values(rows).reduce((sum, count) => sum + count, 0);
}

/** Writes what describes a file beside it. The file is a backup from then on. */
export async function writeManifest(file: string, manifest: BackupManifest): Promise<void> {
  const draft = `${manifestOf(file)}.${randomUUID()}`;
  await writeFile(draft, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, manifestOf(file));
}

/** What the tables of a database were brought to. */
export async function appliedMigrations(orm: Database['orm']): Promise<string[]> {
  const rows = await orm.execute<{ name: string }>(sql`select name from schema_migrations order by name`);
  return rows.map(({ name }) => name);
}

/** Writes the embedded database into a file, opens it again and compares it; the file appears when it is whole. */
export async function writeEmbeddedBackup(
  database: Pick<Database, 'dump' | 'orm'>,
  file: string,
  { clock, logger }: { readonly clock: ClockPort; readonly logger: LoggerPort },
): Promise<Result<BackupManifest, LocalizedText>> {
  if (database.dump === null) return err(messages.otherEngine);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const draft = join(dirname(file), `.${basename(file)}.${randomUUID()}`);
  try {
    const at = formatPlatformTime(clock.now());
    await writeFile(draft, await database.dump(), { mode: 0o600 });
    const rows = await readDump(draft, clock, logger);
    // What was written while the dump was counted makes no difference to which tables there are.
    const missing = Object.keys(await countRows(database.orm)).find((table) => rows[table] === undefined);
    if (missing !== undefined) return err(messages.incomplete(missing));
    const migrations = await appliedMigrations(database.orm);
    const manifest: BackupManifest = {
      form: 1,
      engine: 'embedded',
      at,
      sha256: await sha256Of(draft),
      rows,
      migrations,
    };
    await rename(draft, file);
    await writeManifest(file, manifest);
    return ok(manifest);
  } finally {
    await rm(draft, { force: true });
  }
}

/** What describes a backup, whose bytes are those that it describes. */
export async function readManifest(file: string): Promise<Result<BackupManifest, LocalizedText>> {
  let text: string;
  try {
    text = await readFile(manifestOf(file), 'utf8');
  } catch {
    return err(messages.noManifest(manifestOf(file)));
  }
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestSchema), text);
  if (!parsed.success) return err(messages.badManifest(manifestOf(file)));
  return (await sha256Of(file)) === parsed.output.sha256 ? ok(parsed.output) : err(messages.otherBytes(file));
}
