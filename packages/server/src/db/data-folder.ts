import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as v from 'valibot';

import { err, ok, parseJson, type Result } from '@evergreen/core/kernel';
import type { LoggerPort } from '@evergreen/core/ports';

import type { OpenDatabaseError } from './database.types.ts';
import { type FindProcess, findProcess } from './living-processes.ts';
import { codeOf, reasonOf } from './system-error.ts';

export interface HeldFolder {
  readonly folder: string;
  /** Gives the folder to whoever comes next. */
  readonly release: () => Promise<void>;
}

export interface HoldFolderOptions {
  readonly folder: string;
  readonly logger: LoggerPort;
  readonly port?: number | undefined;
  readonly find?: FindProcess;
}

const LOCK_FILE = 'evergreen.lock';

const HolderSchema = v.object({
  processId: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Tells the process from a later one with the same number. */
  startedAt: v.optional(v.string()),
  port: v.optional(v.number()),
});

type Holder = v.InferOutput<typeof HolderSchema>;

/**
 * Takes the folder for this process alone, and makes it when it is missing. The lock of a process that is dead is taken over;
 * that of a live one never, however old it is: during a long query nothing else in that process runs.
 */
export async function holdDataFolder(options: HoldFolderOptions): Promise<Result<HeldFolder, OpenDatabaseError>> {
  const folder = resolve(options.folder);
  const { logger, port, find = findProcess } = options;
  const lockFile = join(folder, LOCK_FILE);
  const draft = join(folder, `${LOCK_FILE}.${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const own = JSON.stringify({ processId: process.pid, startedAt: (await find(process.pid))?.startedAt, port });
    await writeFile(draft, own, { flag: 'wx', mode: 0o600 });
    // A link appears with its content or not at all, and only where there is none yet.
    while (!(await isLinked(draft, lockFile))) {
      const found = await contentOf(lockFile);
      if (found === undefined) continue;
      const holder = parseHolder(found);
      if (holder !== undefined && (await isLive(holder, find))) {
        return err({ kind: 'dataFolderTaken', folder, processId: holder.processId, ...(holder.port === undefined ? {} : { port: holder.port }) });
      }
      logger.warn('dataFolder.lockTakenOver', { folder, found });
      await removeStale(lockFile, found);
    }
    return ok({ folder, release: () => releaseLock(lockFile, own) });
  } catch (error) {
    return err({ kind: 'dataFolderUnusable', folder, reason: reasonOf(error) });
  } finally {
    await rm(draft, { force: true }).catch(() => undefined);
  }
}

async function isLinked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

async function contentOf(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** `undefined` for anything that no server wrote whole: a machine lost power, a person edited it. */
function parseHolder(content: string): Holder | undefined {
  const json = parseJson(content);
  if (!json.ok) return undefined;
  const holder = v.safeParse(HolderSchema, json.value);
  return holder.success ? holder.output : undefined;
}

async function isLive(holder: Holder, find: FindProcess): Promise<boolean> {
  const found = await find(holder.processId);
  if (found === undefined) return false;
  // Without both times the number alone has to do, and the folder stays with whoever may hold it.
  return holder.startedAt === undefined || found.startedAt === undefined || holder.startedAt === found.startedAt;
}

/** Removes the lock only if it is still the one that was judged: of several servers that start at once one wins the move. */
async function removeStale(lockFile: string, judged: string): Promise<void> {
  const aside = `${lockFile}.${randomUUID()}`;
  try {
    await rename(lockFile, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  if ((await contentOf(aside)) !== judged) await isLinked(aside, lockFile);
  await rm(aside, { force: true });
}

async function releaseLock(lockFile: string, own: string): Promise<void> {
  if ((await contentOf(lockFile)) === own) await rm(lockFile, { force: true });
}
