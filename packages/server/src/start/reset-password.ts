import { existsSync } from 'node:fs';

import { err, ok, type Result, type Text } from '@evergreen/core/kernel';
import type { ClockPort, LoggerPort } from '@evergreen/core/ports';

import type { Database } from '../db/index.ts';
import { createPasswordHasher } from '../modules/auth/password-hasher.ts';
import { randomPassword } from '../modules/auth/random-password.ts';
import { createSessionRepository } from '../modules/auth/session.repository.ts';
import { createUserRepository } from '../modules/auth/user.repository.ts';
import type { ResetPasswordCommand } from './command-line.ts';
import { openPlatform } from './open-platform.ts';
import { startMessages } from './start.messages.ts';

/** Gives a user a new password and ends all their sessions. The answer is the password; the error is what to tell. */
export async function resetPassword(
  command: ResetPasswordCommand,
  clock: ClockPort,
  logger: LoggerPort,
): Promise<Result<string, Text>> {
  if (command.databaseUrl === undefined && !existsSync(command.dataFolder))
    return err(startMessages.dataMissing(command.dataFolder));
  const opened = await openPlatform(command, clock, logger);
  if (!opened.ok) return opened;
  try {
    return await changePassword(opened.value, command, clock);
  } finally {
    await opened.value.close();
  }
}

async function changePassword(
  database: Database,
  { username, password = randomPassword() }: ResetPasswordCommand,
  clock: ClockPort,
): Promise<Result<string, Text>> {
  const users = createUserRepository(database);
  const user = await users.findForSignIn(username);
  if (user === undefined) return err(startMessages.unknownUser(username));
  const hashed = await createPasswordHasher().hash(password);
  if (!hashed.ok) throw new Error('A new hasher cannot be busy');
  await database.transaction(async () => {
    await users.setPasswordHash(user.id, hashed.value);
    await createSessionRepository(database, clock).revokeAllOf(user.id);
  });
  return ok(password);
}
