import { existsSync } from 'node:fs';

import { err, ok, type LocalizedText, type Result } from '@evergreen/core/kernel';
import type { ClockPort, LoggerPort } from '@evergreen/core/ports';

import { recount, type Recount } from '../modules/records/resource/recount.ts';
import type { RecountCommand } from './command-line.ts';
import { openPlatform } from './open-platform.ts';
import { startMessages } from './start.messages.ts';

/** Repairs the numbers that count rows of others; a dry run only finds them. The error is the message for the operator. */
export async function recountPlatform(
  { dataFolder, databaseUrl, isDryRun }: RecountCommand,
  clock: ClockPort,
  logger: LoggerPort,
): Promise<Result<readonly Recount[], LocalizedText>> {
  if (databaseUrl === undefined && !existsSync(dataFolder)) return err(startMessages.dataMissing(dataFolder));
  const opened = await openPlatform({ dataFolder, databaseUrl }, clock, logger);
  if (!opened.ok) return opened;
  try {
    return ok(await recount(opened.value, isDryRun));
  } finally {
    await opened.value.close();
  }
}
