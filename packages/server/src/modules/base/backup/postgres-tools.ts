import { spawn } from 'node:child_process';

import { err, ok, type LocalizedText, type Result } from '@evergreen/core/kernel';

import { codeOf } from '../../../db/system-error.ts';
import { backupMessages as messages } from './backup.messages.ts';

/** PostgreSQL's own programs, which the operator installs. */
export type PostgresTool = 'pg_dump' | 'pg_restore';

/** What a tool says last before it fails; the rest is noise. */
const LONGEST_REASON = 1000;

interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** The major version of a tool, or what to install. */
export async function toolVersion(tool: PostgresTool): Promise<Result<number, LocalizedText>> {
  const ended = await run(tool, ['--version'], {});
  const major = ended === undefined ? undefined : /\) (\d+)/u.exec(ended.said)?.[1];
  return major === undefined ? err(messages.noTool(tool)) : ok(Number(major));
}

/** Runs a tool on a database. The password is not among its arguments, which everybody on the machine can read. */
export async function runPostgresTool(
  tool: PostgresTool,
  databaseUrl: string,
  words: readonly string[],
): Promise<Result<null, LocalizedText>> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const ended = await run(tool, [...words, '--no-password', `--dbname=${url.href}`], { PGPASSWORD: password });
  if (ended === undefined) return err(messages.noTool(tool));
  return ended.code === 0 ? ok(null) : err(messages.toolFailed(tool, ended.said.trim().slice(-LONGEST_REASON)));
}

/** Undefined where there is no such program. */
function run(tool: PostgresTool, words: readonly string[], secrets: Readonly<Record<string, string>>) {
  return new Promise<Ended | undefined>((resolve, reject) => {
    const child = spawn(tool, words, { env: { ...process.env, ...secrets }, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    const hear = (part: Buffer): void => {
      said = (said + part.toString()).slice(-10 * LONGEST_REASON);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('error', (error) => (codeOf(error) === 'ENOENT' ? resolve(undefined) : reject(error)));
    child.once('close', (code) => resolve({ code, said }));
  });
}
