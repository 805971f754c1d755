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

/** Whose sessions a call is about. */
export interface SessionOwner {
  readonly id: string;
  readonly username: string;
}

/** What is seen and ended of the sessions of one account; whoever calls it has decided that the caller may. */
export interface SessionService {
  list(owner: SessionOwner, call: SignedInCall): Promise<CallOutcome<OwnSession[]>>;
  signIns(owner: SessionOwner): Promise<CallOutcome<OwnSignIn[]>>;
  /** Refused for the session of the call: that one is ended by signing out. */
  end(owner: SessionOwner, id: string, call: SignedInCall): Promise<CallOutcome<unknown>>;
  /** Every session but the one of the call. */
  endOthers(owner: SessionOwner, call: SignedInCall): Promise<CallOutcome<number>>;
}

const refused = (message: LocalizedText) => err<CallFailure>({ kind: 'business', message });

export function createSessionService({ sessions, log, audit, transaction }: SessionDependencies): SessionService {
  /** An administrator who ends somebody else's sessions is named in the log of that account. */
  const isOwn = ({ id }: SessionOwner, { caller }: SignedInCall) => caller.userId === id;
  const byWhom = (owner: SessionOwner, call: SignedInCall) =>
    isOwn(owner, call) ? {} : { by: call.caller.username, byName: call.caller.realname };
  return {
    async list({ id: userId }, { caller }) {
      const rows = await sessions.listOf(userId);
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
    async signIns({ id: userId }) {
      await audit.settled();
      const rows = await log.signInsOf(userId, RECENT);
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
    async end(owner, id, call) {
      const open = await sessions.listOf(owner.id);
      if (open.some((session) => session.id === id && session.tokenHash === call.caller.tokenHash))
        return refused(sessionServerMessages.current);
      return transaction(async () => {
        const ended = await sessions.endOne(owner.id, id);
        if (ended === undefined) return refused(sessionServerMessages.unknown);
        const event = isOwn(owner, call) ? 'session.ended' : 'account.sessionEnded';
        const content = { sessionId: ended.id, device: deviceName(ended.userAgent), ...byWhom(owner, call) };
        await audit.record({ event, call, user: owner, content });
        return ok({ result: null, message: sessionServerMessages.ended });
      });
    },
    async endOthers(owner, call) {
      return transaction(async () => {
        const count = await sessions.revokeOthersOf(owner.id, call.caller.tokenHash);
        const event = isOwn(owner, call) ? 'session.othersEnded' : 'account.sessionsEnded';
        if (count > 0) await audit.record({ event, call, user: owner, content: { count, ...byWhom(owner, call) } });
        const message = isOwn(owner, call) ? sessionServerMessages.othersEnded : sessionServerMessages.allEnded;
        return ok({ result: count, message: message(count) });
      });
    },
  };
}
