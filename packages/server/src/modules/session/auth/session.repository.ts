import { and, desc, eq, gt, inArray, isNull, lte, ne, sql } from 'drizzle-orm';

import { days, minutes } from '@evergreen/core/kernel';
import type { ClockPort } from '@evergreen/core/ports';
import { tenantResource } from '@evergreen/core/resources';

import type { Database } from '../../../db/index.ts';
import { writeIfRoom } from '../../../db/statements/optional-write.ts';
import { unscopedColumn, unscopedRows } from '../../records/resource/unscoped-rows.ts';
import { sysSession } from '../../../db/schema/index.ts';
import { sysUser } from '../../../db/schema/scoped-tables.ts';
import { versionRow } from '../../../db/statements/version-columns.ts';
import type { Call, Caller } from '../../../http/call.types.ts';
import type { SessionUse } from '../../../http/gatekeeper.types.ts';
import { formatPlatformTime } from '../../../platform-time.ts';
import { createIdentifier } from '../../../identifiers.ts';
import { createToken, hashToken, isTokenShaped } from './session-token.ts';

/** As long as the client keeps the token. */
const SESSION_LIFE = days(7);

/** Sessions of one person that count at once; one more ends the one that was used longest ago. */
export const MOST_SESSIONS = 20;

/** The last use is written at most so often. */
const USE_PAUSE = minutes(1);

/** Expired rows of anybody that a sign-in removes. */
const CLEANED_AT_ONCE = 100;

/** `sys_user.status` of somebody who may sign in. */
export const NORMAL_STATUS = 1;

/** A session without its secret. */
export type SessionRow = Pick<
  typeof sysSession.$inferSelect,
  'id' | 'tokenHash' | 'userAgent' | 'address' | 'createdAt' | 'lastUsedAt'
> & {
  readonly tenant: string | null;
};

/** A session that was ended. */
export type EndedSession = Pick<SessionRow, 'id' | 'userAgent'>;

/** The sessions of everybody, kept in the database so that they outlive the server and can be ended by it. */
export interface SessionRepository {
  /** A new token for a user; it is nowhere to be read again. */
  open(
    userId: string,
    from: Pick<Call, 'address' | 'userAgent'>,
  ): Promise<{ readonly token: string; readonly displaced: readonly EndedSession[] }>;
  /** The user of a token that still counts and whose account is neither frozen nor deleted. */
  find(token: string): Promise<Caller | undefined>;
  /** Writes the last use, at most once a minute, and nothing where there is no room: reading goes on there. */
  noteUse(session: Pick<Caller, 'tokenHash' | 'lastUsedAt'>, use: SessionUse): Promise<void>;
  /** Those of a user that count, the last used first. */
  listOf(userId: string): Promise<SessionRow[]>;
  /** Ends one of a user's sessions by its id; undefined when they have none of that id. */
  endOne(userId: string, id: string): Promise<EndedSession | undefined>;
  /** Which of these sessions count, and their accounts may be used. */
  thatCount(tokenHashes: readonly string[]): Promise<ReadonlySet<string>>;
  revoke(tokenHash: string): Promise<void>;
  revokeAllOf(userId: string): Promise<void>;
  /** Ends every session of a user but one, and says how many. */
  revokeOthersOf(userId: string, tokenHash: string): Promise<number>;
}

type SessionDatabase = Pick<Database, 'orm' | 'transaction' | 'assertRoomForWrites' | 'versions'>;

/** @param onEnded told whose sessions end, inside of the transaction that ends them where there is one */
// oxlint-disable-next-line eslint/max-lines-per-function -- because its queries share one connection
export function createSessionRepository(
  { orm, transaction, assertRoomForWrites, versions }: SessionDatabase,
  clock: ClockPort,
  onEnded: (userId: string) => void = () => undefined,
): SessionRepository {
  const isUsable = () => and(eq(sysUser.status, NORMAL_STATUS), eq(sysUser.delFlag, 0));
  const counts = () => and(isNull(sysSession.revokedAt), gt(sysSession.expiresAt, clock.now()));
  /** Expires what it ends, so that it is removed with what expired. */
  const ended = () => ({ revokedAt: clock.now(), expiresAt: clock.now() });
  const endedColumns = { id: sysSession.id, userAgent: sysSession.userAgent };

  async function removeExpired(): Promise<void> {
    const expired = orm
      .select({ id: sysSession.id })
      .from(sysSession)
      .where(lte(sysSession.expiresAt, clock.now()))
      .limit(CLEANED_AT_ONCE);
    await orm.delete(sysSession).where(inArray(sysSession.id, expired));
  }

  async function endBeyondMost(userId: string): Promise<EndedSession[]> {
    const beyond = await orm
      .select({ id: sysSession.id })
      .from(sysSession)
      .where(and(eq(sysSession.userId, userId), counts()))
      .orderBy(desc(sysSession.lastUsedAt), desc(sysSession.id))
      .offset(MOST_SESSIONS);
    if (beyond.length === 0) return [];
    return orm
      .update(sysSession)
      .set(ended())
      .where(
        inArray(
          sysSession.id,
          beyond.map(({ id }) => id),
        ),
      )
      .returning(endedColumns);
  }

  return {
    async open(userId, { address, userAgent }) {
      const token = createToken();
      const now = clock.now();
      await writeIfRoom({ assertRoomForWrites }, removeExpired);
      const displaced = await transaction(async () => {
        // Two sign-ins of one person come one after the other, so that neither overlooks the other's session.
        await orm.select({ id: sysUser.id }).from(sysUser).where(eq(sysUser.id, userId)).for('update');
        await orm.insert(sysSession).values({
          tokenHash: hashToken(token),
          id: createIdentifier(),
          userId,
          userAgent,
          address,
          createdAt: now,
          lastUsedAt: now,
          expiresAt: now + SESSION_LIFE,
        });
        return endBeyondMost(userId);
      });
      if (displaced.length > 0) onEnded(userId);
      // No change by anybody: version and history stay.
      const lastSignIn = formatPlatformTime(now);
      await writeIfRoom({ assertRoomForWrites }, () =>
        orm.update(sysUser).set({ lastSignIn }).where(eq(sysUser.id, userId)),
      );
      return { token, displaced };
    },
    async find(token) {
      if (!isTokenShaped(token)) return undefined;
      const tokenHash = hashToken(token);
      const known = versionRow(orm);
      // Never remembered: of one moment with the versions of what is, so that a call begins with one statement.
      const [row] = await orm
        .select({
          caller: {
            userId: sysUser.id,
            username: sysUser.username,
            realname: sysUser.realname,
            orgCode: sysUser.orgCode,
            mustChangePassword: sysUser.mustChangePassword,
            lastUsedAt: sysSession.lastUsedAt,
          },
          versions: { rights: known.rights, texts: known.texts, names: known.names },
        })
        .from(sysSession)
        .innerJoin(sysUser, eq(sysUser.id, sysSession.userId))
        .crossJoin(known)
        .where(and(eq(sysSession.tokenHash, tokenHash), counts(), isUsable()));
      if (row === undefined) return undefined;
      versions.note(row.versions);
      return { ...row.caller, tokenHash };
    },
    async noteUse({ tokenHash, lastUsedAt }, use) {
      const now = clock.now();
      if (now - lastUsedAt < USE_PAUSE) return;
      // Of calls that run side by side one writes.
      await writeIfRoom({ assertRoomForWrites }, () =>
        orm
          .update(sysSession)
          .set({ ...use, lastUsedAt: now })
          .where(and(eq(sysSession.tokenHash, tokenHash), eq(sysSession.lastUsedAt, lastUsedAt))),
      );
    },
    listOf: async (userId) =>
      orm
        .select({
          id: sysSession.id,
          tokenHash: sysSession.tokenHash,
          userAgent: sysSession.userAgent,
          address: sysSession.address,
          tenant: sql<string | null>`${unscopedColumn(tenantResource, 'name')}`,
          createdAt: sysSession.createdAt,
          lastUsedAt: sysSession.lastUsedAt,
        })
        .from(sysSession)
        .leftJoin(unscopedRows(tenantResource), eq(unscopedColumn(tenantResource, 'number'), sysSession.tenantId))
        .where(and(eq(sysSession.userId, userId), counts()))
        .orderBy(desc(sysSession.lastUsedAt), desc(sysSession.id)),
    async endOne(userId, id) {
      const [row] = await orm
        .update(sysSession)
        .set(ended())
        .where(and(eq(sysSession.id, id), eq(sysSession.userId, userId), counts()))
        .returning(endedColumns);
      if (row !== undefined) onEnded(userId);
      return row;
    },
    async thatCount(tokenHashes) {
      const rows = await orm
        .select({ tokenHash: sysSession.tokenHash })
        .from(sysSession)
        .innerJoin(sysUser, eq(sysUser.id, sysSession.userId))
        .where(and(inArray(sysSession.tokenHash, [...tokenHashes]), counts(), isUsable()));
      return new Set(rows.map(({ tokenHash }) => tokenHash));
    },
    async revoke(tokenHash) {
      const [row] = await orm
        .update(sysSession)
        .set(ended())
        .where(eq(sysSession.tokenHash, tokenHash))
        .returning({ userId: sysSession.userId });
      if (row !== undefined) onEnded(row.userId);
    },
    async revokeAllOf(userId) {
      await orm
        .update(sysSession)
        .set(ended())
        .where(and(eq(sysSession.userId, userId), counts()));
      onEnded(userId);
    },
    async revokeOthersOf(userId, tokenHash) {
      const rows = await orm
        .update(sysSession)
        .set(ended())
        .where(and(eq(sysSession.userId, userId), ne(sysSession.tokenHash, tokenHash), counts()))
        .returning(endedColumns);
      if (rows.length > 0) onEnded(userId);
      return rows.length;
    },
  };
}
