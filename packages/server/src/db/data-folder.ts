import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as v from 'valibot';

import { err, ok, parseJson, type Result } from '@evergreen/core/kernel';
import type { LoggerPort } from '@evergreen/core/ports';

import type { OpenDatabaseError } from './database.types.ts';
import { giveUp, takeExclusively } from './exclusive-file.ts';
import { type FindProcess, findProcess } from './living-processes.ts';
import { reasonOf } from './system-error.ts';

export interface HeldFolder {
  readonly folder: string;
  /** Releases the lock of the folder. */
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
  /** Distinguishes the process from a later one with the same process id. */
  startedAt: v.optional(v.string()),
  port: v.optional(v.number()),
});

type Holder = v.InferOutput<typeof HolderSchema>;

/**
 * Lock the folder for this process; create it if it is missing. The stale lock of a dead process is taken over. The lock of a
 * live process never is, whatever its age: a long query blocks that process, so it could not refresh a lease.
 */
export async function holdDataFolder(options: HoldFolderOptions): Promise<Result<HeldFolder, OpenDatabaseError>> {
  const folder = resolve(options.folder);
  const { logger, port, find = findProcess } = options;
  const lockFile = join(folder, LOCK_FILE);
  const judge = async (content: string): Promise<Holder | 'dead'> => {
    const holder = parseHolder(content);
    if (holder !== undefined && (await isLive(holder, find))) return holder;
    logger.warn('dataFolder.deadHolder', { folder, content });
    return 'dead';
  };
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const own = JSON.stringify({
      processId: process.pid,
      startedAt: (await find(process.pid))?.startedAt,
      port,
      hold: randomUUID(),
    });
    const holder = await takeExclusively(lockFile, own, judge);
    if (holder === undefined) return ok({ folder, release: () => giveUp(lockFile, own) });
    return err({
      kind: 'dataFolderTaken',
      folder,
      processId: holder.processId,
      ...(holder.port === undefined ? {} : { port: holder.port }),
    });
  } catch (error) {
    return err({ kind: 'dataFolderUnusable', folder, reason: reasonOf(error) });
  }
}

/** Return `undefined` for a truncated or hand-edited lock file. */
function parseHolder(content: string): Holder | undefined {
  const json = parseJson(content);
  if (!json.ok) return undefined;
  const holder = v.safeParse(HolderSchema, json.value);
  return holder.success ? holder.output : undefined;
}

async function isLive(holder: Holder, find: FindProcess): Promise<boolean> {
  const found = await find(holder.processId);
  if (found === undefined) return false;
  // Without both start times only the process ids are compared; when in doubt the lock counts as held.
  return holder.startedAt === undefined || found.startedAt === undefined || holder.startedAt === found.startedAt;
}
