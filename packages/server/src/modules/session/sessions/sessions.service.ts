import type { OwnSession, OwnSignIn } from '@evergreen/core/contract';
import { err, ok, type LocalizedText } from '@evergreen/core/kernel';

import type { Database } from '../../../db/index.ts';
import type { CallFailure, CallOutcome, SignedInCall } from '../../../http/call.types.ts';
import { formatPlatformTime } from '../../../platform-time.ts';
import type { SessionRepository } from '../auth/session.repository.ts';
import type { AuditLog } from '../../base/log/audit-log.ts';
import type { LogRepository } from '../../base/log/log.repository.ts';
import { deviceName } from '../../base/log/device-name.ts';
import { sessionServerMessages } from './sessions.messages.ts';

/** Entries of the log that are shown to the account's owner. */
const RECENT = 20;

export interface SessionDependencies {
  readonly sessions: SessionRepository;
  readonly log: LogRepository;
  readonly audit: AuditLog;
  readonly transaction: Database['transaction'];
}

/** What people see and end of their own sessions, and of nobody else's. */
export interface SessionService {
  list(call: SignedInCall): Promise<CallOutcome<OwnSession[]>>;
  signIns(call: SignedInCall): Promise<CallOutcome<OwnSignIn[]>>;
  end(id: string, call: SignedInCall): Promise<CallOutcome<unknown>>;
  endOthers(call: SignedInCall): Promise<CallOutcome<number>>;
}

const refused = (message: LocalizedText) => err<CallFailure>({ kind: 'business', message });

export function createSessionService({ sessions, log, audit, transaction }: SessionDependencies): SessionService {
  const userOf = ({ caller: { userId: id, username } }: SignedInCall) => ({ id, username });
  return {
    async list({ caller }) {
      const rows = await sessions.listOf(caller.userId);
      const own = rows.map(({ id, tokenHash, userAgent, address, tenant, createdAt, lastUsedAt }): OwnSession => ({
        id,
        device: deviceName(userAgent),
        address,
        tenant: tenant ?? '',
        signedInAt: formatPlatformTime(createdAt),
        lastUsedAt: formatPlatformTime(lastUsedAt),
        isCurrent: tokenHash === caller.tokenHash,
      }));
      return ok({ result: own.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)) });
    },
    async signIns({ caller }) {
      await audit.settled();
      const rows = await log.signInsOf(caller.userId, RECENT);
      return ok({
        result: rows.map(({ id, event, userAgent, ip, times, lastTime }) => ({
          id,
          event,
          device: deviceName(userAgent),
          address: ip,
          times,
          time: formatPlatformTime(lastTime),
        })),
      });
    },
    async end(id, call) {
      const { userId, tokenHash } = call.caller;
      const own = await sessions.listOf(userId);
      if (own.some((session) => session.id === id && session.tokenHash === tokenHash))
        return refused(sessionServerMessages.current);
      return transaction(async () => {
        const ended = await sessions.endOne(userId, id);
        if (ended === undefined) return refused(sessionServerMessages.unknown);
        const content = { sessionId: ended.id, device: deviceName(ended.userAgent) };
        await audit.record({ event: 'session.ended', call, user: userOf(call), content });
        return ok({ result: null, message: sessionServerMessages.ended });
      });
    },
    async endOthers(call) {
      const { userId, tokenHash } = call.caller;
      return transaction(async () => {
        const count = await sessions.revokeOthersOf(userId, tokenHash);
        if (count > 0)
          await audit.record({ event: 'session.othersEnded', call, user: userOf(call), content: { count } });
        return ok({ result: count, message: sessionServerMessages.othersEnded(count) });
      });
    },
  };
}
