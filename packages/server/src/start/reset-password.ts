import { existsSync } from 'node:fs';

import { DEFAULT_LOCALE, err, ok, type Result, type LocalizedText } from '@evergreen/core/kernel';
import type { ClockPort, LoggerPort } from '@evergreen/core/ports';

import type { Database } from '../db/index.ts';
import type { Call } from '../http/call.types.ts';
import { createPasswordHasher } from '../modules/session/auth/password-hasher.ts';
import { randomPassword } from '../random-password.ts';
import { createSessionRepository } from '../modules/session/auth/session.repository.ts';
import { createUserRepository } from '../modules/session/auth/user.repository.ts';
import { createRateLimitRepository } from '../modules/base/limits/rate-limit.repository.ts';
import { createAuditLog } from '../modules/base/log/audit-log.ts';
import { createLogRepository } from '../modules/base/log/log.repository.ts';
import type { ResetPasswordCommand } from './command-line.ts';
import { openPlatform } from './open-platform.ts';
import { startMessages } from './start.messages.ts';

/** Origin of the audit entry: the operator of the server, not a network call. */
const ON_THIS_MACHINE: Call = { requestId: '', locale: DEFAULT_LOCALE, address: '', userAgent: '' };

/** Reset a user's password and revoke all their sessions. Return the password; the error is the message for the operator. */
export async function resetPassword(
  command: ResetPasswordCommand,
  clock: ClockPort,
  logger: LoggerPort,
): Promise<Result<string, LocalizedText>> {
  if (command.databaseUrl === undefined && !existsSync(command.dataFolder))
    return err(startMessages.dataMissing(command.dataFolder));
  const opened = await openPlatform(command, clock, logger);
  if (!opened.ok) return opened;
  try {
    return await changePassword(opened.value, command, clock, logger);
  } finally {
    await opened.value.close();
  }
}

async function changePassword(
  database: Database,
  { username, password = randomPassword() }: ResetPasswordCommand,
  clock: ClockPort,
  logger: LoggerPort,
): Promise<Result<string, LocalizedText>> {
  const users = createUserRepository(database);
  const user = await users.findForSignIn(username);
  if (user === undefined) return err(startMessages.unknownUser(username));
  const hashed = await createPasswordHasher().hash(password);
  if (!hashed.ok) throw new Error('A new hasher cannot be busy');
  const audit = createAuditLog({
    repository: createLogRepository(database),
    counts: createRateLimitRepository(database, clock),
    clock,
    logger,
  });
  await database.transaction(async () => {
    await users.setPasswordHash(user.id, hashed.value);
    await createSessionRepository(database, clock).revokeAllOf(user.id);
    await audit.record({ event: 'password.reset', call: ON_THIS_MACHINE, user });
  });
  return ok(password);
}
