import { and, count, eq, gt, isNotNull, lt, lte } from 'drizzle-orm';

import { minutes } from '@evergreen/core/kernel';
import type { ClockPort } from '@evergreen/core/ports';

import type { Database } from '../../../db/index.ts';
import { sysRecoveryCode, sysSecondFactor, sysSignInTicket, sysUserRole } from '../../../db/schema/index.ts';
import { sysRole, sysUser } from '../../../db/schema/scoped-tables.ts';
import { createToken, hashToken, isTokenShaped } from '../auth/session-token.ts';

/** How long somebody may take for the second step, setting up an authenticator included. */
const TICKET_LIFE = minutes(15);

/** How long a new secret waits for its first code. */
const NEW_SECRET_LIFE = minutes(30);

export interface StoredSecondFactor {
  /** Sealed. */
  readonly secret: string;
  readonly turnedOnAt: number;
}

/** What somebody who proved the first factor is asked for. */
export type SecondStep = 'none' | 'code' | 'enrolment';

export interface SecondFactorRepository {
  /** undefined while it is off. */
  find(userId: string): Promise<StoredSecondFactor | undefined>;
  /** Whether a role of the user requires it. */
  isRequired(userId: string): Promise<boolean>;
  stepOf(userId: string): Promise<SecondStep>;
  recoveryCodesLeft(userId: string): Promise<number>;
  /** Puts a new secret beside the one in use, if any. */
  begin(userId: string, sealed: string): Promise<void>;
  /** The new secret, sealed; undefined when there is none or it waited too long. */
  newSecret(userId: string): Promise<string | undefined>;
  /** The new secret becomes the one in use, with these recovery codes; false when somebody else replaced it meanwhile. */
  turnOn(userId: string, sealed: string, step: number, codeHashes: readonly string[]): Promise<boolean>;
  /** False when it was off. */
  turnOff(userId: string): Promise<boolean>;
  replaceRecoveryCodes(userId: string, codeHashes: readonly string[]): Promise<void>;
  /** Uses a time step; false when it or a later one was used before. */
  useStep(userId: string, step: number): Promise<boolean>;
  /** False when there is no such code left. */
  useRecoveryCode(userId: string, codeHash: string): Promise<boolean>;
  /** A new ticket for the second step. */
  openTicket(userId: string): Promise<string>;
  /** Name of the account that a ticket stands for. */
  findTicket(ticket: string): Promise<{ readonly userId: string; readonly username: string } | undefined>;
  /** False when it was used meanwhile. */
  useTicket(ticket: string): Promise<boolean>;
}

// oxlint-disable-next-line eslint/max-lines-per-function -- because it only returns methods over the same tables
export function createSecondFactorRepository(
  { orm, transaction }: Pick<Database, 'orm' | 'transaction'>,
  clock: ClockPort,
): SecondFactorRepository {
  async function find(userId: string): Promise<StoredSecondFactor | undefined> {
    const [row] = await orm
      .select({ secret: sysSecondFactor.secret, turnedOnAt: sysSecondFactor.turnedOnAt })
      .from(sysSecondFactor)
      .where(and(eq(sysSecondFactor.userId, userId), isNotNull(sysSecondFactor.secret)));
    return row?.secret === null || row?.secret === undefined
      ? undefined
      : { secret: row.secret, turnedOnAt: row.turnedOnAt ?? 0 };
  }

  async function isRequired(userId: string): Promise<boolean> {
    const [row] = await orm
      .select({ id: sysRole.id })
      .from(sysUserRole)
      .innerJoin(sysRole, eq(sysRole.id, sysUserRole.roleId))
      .where(and(eq(sysUserRole.userId, userId), eq(sysRole.needsSecondFactor, true), eq(sysRole.delFlag, 0)))
      .limit(1);
    return row !== undefined;
  }

  async function replaceRecoveryCodes(userId: string, codeHashes: readonly string[]): Promise<void> {
    await orm.delete(sysRecoveryCode).where(eq(sysRecoveryCode.userId, userId));
    await orm.insert(sysRecoveryCode).values(codeHashes.map((codeHash) => ({ userId, codeHash })));
  }

  return {
    find,
    isRequired,
    async stepOf(userId) {
      if ((await find(userId)) !== undefined) return 'code';
      return (await isRequired(userId)) ? 'enrolment' : 'none';
    },
    async recoveryCodesLeft(userId) {
      const [row] = await orm.select({ left: count() }).from(sysRecoveryCode).where(eq(sysRecoveryCode.userId, userId));
      return row?.left ?? 0;
    },
    async begin(userId, sealed) {
      const waiting = { newSecret: sealed, newSecretExpiresAt: clock.now() + NEW_SECRET_LIFE };
      await orm
        .insert(sysSecondFactor)
        .values({ userId, ...waiting })
        .onConflictDoUpdate({ target: sysSecondFactor.userId, set: waiting });
    },
    async newSecret(userId) {
      const [row] = await orm
        .select({ newSecret: sysSecondFactor.newSecret })
        .from(sysSecondFactor)
        .where(and(eq(sysSecondFactor.userId, userId), gt(sysSecondFactor.newSecretExpiresAt, clock.now())));
      return row?.newSecret ?? undefined;
    },
    turnOn: (userId, sealed, step, codeHashes) =>
      transaction(async () => {
        const changed = await orm
          .update(sysSecondFactor)
          .set({ secret: sealed, turnedOnAt: clock.now(), lastStep: step, newSecret: null, newSecretExpiresAt: null })
          .where(and(eq(sysSecondFactor.userId, userId), eq(sysSecondFactor.newSecret, sealed)))
          .returning({ userId: sysSecondFactor.userId });
        if (changed.length > 0) await replaceRecoveryCodes(userId, codeHashes);
        return changed.length > 0;
      }),
    turnOff: (userId) =>
      transaction(async () => {
        const wasOn = (await find(userId)) !== undefined;
        await orm.delete(sysSecondFactor).where(eq(sysSecondFactor.userId, userId));
        await orm.delete(sysRecoveryCode).where(eq(sysRecoveryCode.userId, userId));
        return wasOn;
      }),
    replaceRecoveryCodes: (userId, codeHashes) => transaction(() => replaceRecoveryCodes(userId, codeHashes)),
    async useStep(userId, step) {
      const used = await orm
        .update(sysSecondFactor)
        .set({ lastStep: step })
        .where(and(eq(sysSecondFactor.userId, userId), lt(sysSecondFactor.lastStep, step)))
        .returning({ userId: sysSecondFactor.userId });
      return used.length > 0;
    },
    async useRecoveryCode(userId, codeHash) {
      const used = await orm
        .delete(sysRecoveryCode)
        .where(and(eq(sysRecoveryCode.userId, userId), eq(sysRecoveryCode.codeHash, codeHash)))
        .returning({ userId: sysRecoveryCode.userId });
      return used.length > 0;
    },
    async openTicket(userId) {
      const ticket = createToken();
      await orm.delete(sysSignInTicket).where(lte(sysSignInTicket.expiresAt, clock.now()));
      await orm
        .insert(sysSignInTicket)
        .values({ tokenHash: hashToken(ticket), userId, expiresAt: clock.now() + TICKET_LIFE });
      return ticket;
    },
    async findTicket(ticket) {
      if (!isTokenShaped(ticket)) return undefined;
      const [row] = await orm
        .select({ userId: sysUser.id, username: sysUser.username })
        .from(sysSignInTicket)
        .innerJoin(sysUser, eq(sysUser.id, sysSignInTicket.userId))
        .where(
          and(
            eq(sysSignInTicket.tokenHash, hashToken(ticket)),
            gt(sysSignInTicket.expiresAt, clock.now()),
            eq(sysUser.delFlag, 0),
          ),
        );
      return row;
    },
    async useTicket(ticket) {
      const used = await orm
        .delete(sysSignInTicket)
        .where(eq(sysSignInTicket.tokenHash, hashToken(ticket)))
        .returning({ userId: sysSignInTicket.userId });
      return used.length > 0;
    },
  };
}
