import { err, ok, type LocalizedText, type Result } from '@evergreen/core/kernel';
import type { ClockPort, LoggerPort } from '@evergreen/core/ports';

import { describeMissingColumns, missingColumns, type Database } from '../../db/index.ts';
import { seedDatabase } from '../../db/seed/seed.ts';
import { createPasswordHasher } from '../../modules/session/auth/password-hasher.ts';
import { randomPassword } from '../../random-password.ts';
import type { SeedCommand } from '../command-line.ts';
import { openPlatform } from '../open-platform.ts';

/** Seeds a database; answers the password of the accounts that it made, null where they were there. */
export async function seedAccounts(
  database: Database,
  { demoPassword, isEmpty }: Pick<SeedCommand, 'demoPassword' | 'isEmpty'>,
  clock: ClockPort,
): Promise<string | null> {
  const password = demoPassword ?? randomPassword();
  const { isFirst } = await seedDatabase(database, {
    clock,
    hasDemonstration: !isEmpty,
    newPasswordHash: async () => {
      const hashed = await createPasswordHasher().hash(password);
      if (!hashed.ok) throw new Error('A new hasher cannot be busy');
      return hashed.value;
    },
  });
  return isFirst ? password : null;
}

/** What a start does before it serves: migrations, and the rows of a new platform or of a newer version. Doing it again changes nothing. */
export async function seedPlatform(
  command: SeedCommand,
  clock: ClockPort,
  logger: LoggerPort,
): Promise<Result<string | null, LocalizedText>> {
  const opened = await openPlatform(command, clock, logger);
  if (!opened.ok) return opened;
  try {
    const [missing] = await missingColumns(opened.value);
    return missing === undefined
      ? ok(await seedAccounts(opened.value, command, clock))
      : err(describeMissingColumns(missing));
  } finally {
    await opened.value.close();
  }
}
