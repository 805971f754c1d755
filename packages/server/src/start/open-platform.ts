import { err, ok, type Result, type LocalizedText } from '@evergreen/core/kernel';
import type { ClockPort, LoggerPort } from '@evergreen/core/ports';

import {
  describeMigrationError,
  describeOpenDatabaseError,
  isUnfinishedCopy,
  openDatabase,
  type Database,
} from '../db/index.ts';
import { operatorMessages } from './operator/operator.messages.ts';

export interface PlatformPlace {
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  readonly port?: number;
}

/** Open and migrate the database; the error is the message for the operator. */
export async function openPlatform(
  { dataFolder, databaseUrl, port }: PlatformPlace,
  clock: ClockPort,
  logger: LoggerPort,
): Promise<Result<Database, LocalizedText>> {
  const opened = await openDatabase({
    dataFolder,
    clock,
    logger,
    ...(databaseUrl === undefined ? {} : { url: databaseUrl }),
    ...(port === undefined ? {} : { port }),
  });
  if (!opened.ok) return err(describeOpenDatabaseError(opened.error));
  const database = opened.value;
  try {
    if (await isUnfinishedCopy(database)) {
      await database.close();
      return err(operatorMessages.unfinishedCopy);
    }
    const migrated = await database.migrate();
    if (migrated.ok) return ok(database);
    await database.close();
    return err(describeMigrationError(migrated.error));
  } catch (error) {
    await database.close();
    throw error;
  }
}
