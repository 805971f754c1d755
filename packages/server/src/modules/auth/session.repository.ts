import { and, eq, gt, isNull, lte, ne } from 'drizzle-orm';

import { days } from '@evergreen/core/kernel';
import type { ClockPort } from '@evergreen/core/ports';

import type { Database } from '../../db/index.ts';
import { sysSession, sysUser } from '../../db/schema/index.ts';
import type { Caller } from '../../http/call.types.ts';
import { createToken, hashToken, isTokenShaped } from './session-token.ts';

/** As long as the client keeps the token. */
const SESSION_LIFE = days(7);

/** `sys_user.status` of somebody who may sign in. */
export const NORMAL_STATUS = 1;

/** The sessions of everybody, kept in the database so that they outlive the server and can be ended by it. */
export interface SessionRepository {
  /** A new token for a user; it is nowhere to be read again. */
  open(userId: string): Promise<string>;
  /** The user of a token that still counts and whose account is neither frozen nor deleted. */
  find(token: string): Promise<Caller | undefined>;
  revoke(tokenHash: string): Promise<void>;
  revokeAllOf(userId: string): Promise<void>;
  /** Ends every session of a user but one. */
  revokeOthersOf(userId: string, tokenHash: string): Promise<void>;
}

export function createSessionRepository({ orm }: Pick<Database, 'orm'>, clock: ClockPort): SessionRepository {
  return {
    async open(userId) {
      const token = createToken();
      const now = clock.now();
      await orm.delete(sysSession).where(and(eq(sysSession.userId, userId), lte(sysSession.expiresAt, now)));
      await orm
        .insert(sysSession)
        .values({ tokenHash: hashToken(token), userId, createdAt: now, expiresAt: now + SESSION_LIFE });
      return token;
    },
    async find(token) {
      if (!isTokenShaped(token)) return undefined;
      const tokenHash = hashToken(token);
      const [row] = await orm
        .select({ userId: sysUser.id, username: sysUser.username, realname: sysUser.realname })
        .from(sysSession)
        .innerJoin(sysUser, eq(sysUser.id, sysSession.userId))
        .where(
          and(
            eq(sysSession.tokenHash, tokenHash),
            isNull(sysSession.revokedAt),
            gt(sysSession.expiresAt, clock.now()),
            eq(sysUser.status, NORMAL_STATUS),
            eq(sysUser.delFlag, 0),
          ),
        );
      return row === undefined ? undefined : { ...row, tokenHash };
    },
    async revoke(tokenHash) {
      await orm.update(sysSession).set({ revokedAt: clock.now() }).where(eq(sysSession.tokenHash, tokenHash));
    },
    async revokeAllOf(userId) {
      await orm
        .update(sysSession)
        .set({ revokedAt: clock.now() })
        .where(and(eq(sysSession.userId, userId), isNull(sysSession.revokedAt)));
    },
    async revokeOthersOf(userId, tokenHash) {
      await orm
        .update(sysSession)
        .set({ revokedAt: clock.now() })
        .where(and(eq(sysSession.userId, userId), ne(sysSession.tokenHash, tokenHash), isNull(sysSession.revokedAt)));
    },
  };
}
