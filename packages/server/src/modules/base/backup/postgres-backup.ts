import { sql } from 'drizzle-orm';

import { err, minutes, ok, type LocalizedText, type Result } from '@evergreen/core/kernel';
import type { ClockPort } from '@evergreen/core/ports';

import { countRows, type Database } from '../../../db/index.ts';
import { formatPlatformTime } from '../../../platform-time.ts';
import { appliedMigrations, sha256Of, writeManifest, type BackupManifest } from './backup-file.ts';
import { backupMessages as messages } from './backup.messages.ts';
import { runPostgresTool, toolVersion } from './postgres-tools.ts';

/** A dump of a large database. */
const LIMIT = minutes(24 * 60);

/** Writes a PostgreSQL database into a file by pg_dump. The rows are counted in the very state that is dumped, whatever is written meanwhile. */
export async function writePostgresBackup(
  { orm, transaction }: Pick<Database, 'orm' | 'transaction'>,
  databaseUrl: string,
  file: string,
  clock: Pick<ClockPort, 'now'>,
): Promise<Result<BackupManifest, LocalizedText>> {
  const tool = await toolVersion('pg_dump');
  if (!tool.ok) return tool;
  const [server] = await orm.execute<{ major: number }>(
    sql`select current_setting('server_version_num')::int4 / 10000 as major`,
  );
  if (server !== undefined && tool.value < server.major)
    return err(messages.oldTool('pg_dump', tool.value, server.major));
  const at = formatPlatformTime(clock.now());
  const counted = await transaction(async () => {
    await orm.execute(sql`set transaction isolation level repeatable read, read only`);
    await orm.execute(sql`set local statement_timeout = 0`);
    await orm.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    const [row] = await orm.execute<{ snapshot: string }>(sql`select pg_export_snapshot() as snapshot`);
    const dumped = await runPostgresTool('pg_dump', databaseUrl, [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      `--snapshot=${row?.snapshot}`,
      `--file=${file}`,
    ]);
    return dumped.ok ? ok({ rows: await countRows(orm), migrations: await appliedMigrations(orm) }) : dumped;
  }, LIMIT);
  if (!counted.ok) return counted;
  const manifest: BackupManifest = {
    form: 1,
    engine: 'postgresql',
    at,
    sha256: await sha256Of(file),
    ...counted.value,
  };
  await writeManifest(file, manifest);
  return ok(manifest);
}
