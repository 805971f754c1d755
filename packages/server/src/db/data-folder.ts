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
