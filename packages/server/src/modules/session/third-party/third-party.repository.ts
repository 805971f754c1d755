import { and, asc, eq, isNotNull, lt, lte, sql } from 'drizzle-orm';

import { minutes, seconds } from '@evergreen/core/kernel';
import type { ClockPort } from '@evergreen/core/ports';

import type { Database } from '../../../db/index.ts';
import { sysThirdAccount, sysThirdCode } from '../../../db/schema/index.ts';
import { sysUser } from '../../../db/schema/scoped-tables.ts';
import { createIdentifier } from '../../../identifiers.ts';
import { createToken, hashToken } from '../auth/session-token.ts';

/** How long a code to sign in is good: the browser brings it at once. */
const SIGN_IN_LIFE = seconds(60);

/** How long somebody may take to make or to bind an account. */
const CHOICE_LIFE = minutes(10);

export interface ThirdIdentity {
  readonly thirdType: string;
  readonly thirdUserId: string;
}

/** Passwords that may be tried with one code: people mistype, and who guesses has to ask the third party anew. */
export const PASSWORDS_PER_CODE = 3;

/** The third party's user with the name to show; empty where the third party told none. */
export interface NamedIdentity extends ThirdIdentity {
  readonly name: string;
}

/** A third party's user who is bound to an account. */
export interface StoredBinding {
  readonly id: string;
  readonly thirdType: string;
  readonly name: string;
  readonly createTime: number;
  readonly lastUsedAt: number | null;
}

/** What a code was given for. */
export interface StoredCode extends NamedIdentity {
  readonly stateHash: string;
  /** Null: nobody of ours yet. */
  readonly userId: string | null;
  readonly expiresAt: number;
}

export interface ThirdPartyRepository {
  /** A new one-time code: to sign in a user, or without one to make or bind an account. */
  open(identity: NamedIdentity, state: string, userId: string | null): Promise<string>;
  find(code: string): Promise<StoredCode | undefined>;
  /** Takes a code away; undefined when there is none. Of two who bring the same code one gets it. */
  take(code: string): Promise<StoredCode | undefined>;
  /** Counts a password that is tried with a code: how many that makes, or undefined when there is no such code or it may be tried no more. */
  countPassword(code: string): Promise<number | undefined>;
  userOf(identity: ThirdIdentity): Promise<string | undefined>;
  /**
   * False when the third party's user is bound already.
   * @param passwordHash of an account that was made with it, of a password that nobody knows
   */
  bind(identity: NamedIdentity, userId: string, passwordHash?: string): Promise<boolean>;
  /** Notes a sign-in by the third party's user. */
  noteUse(identity: ThirdIdentity): Promise<void>;
  /** What is bound to an account, in the order of time. */
  bindingsOf(userId: string): Promise<StoredBinding[]>;
  /** The binding that was taken away; undefined where the account has none of that id. */
  unbind(userId: string, id: string): Promise<Pick<StoredBinding, 'thirdType'> | undefined>;
  /** Whether the account was made by a third party and still has the password that nobody knows. */
  isWithoutPassword(userId: string): Promise<boolean>;
  /** A new account without a role, a department or a password that anybody knows. */
  createUser(username: string, passwordHash: string): Promise<string>;
  usernameOf(userId: string): Promise<string | undefined>;
}

const codeColumns = {
  thirdType: sysThirdCode.thirdType,
  thirdUserId: sysThirdCode.thirdUserId,
  name: sysThirdCode.name,
  stateHash: sysThirdCode.stateHash,
  userId: sysThirdCode.userId,
  expiresAt: sysThirdCode.expiresAt,
};

// oxlint-disable-next-line eslint/max-lines-per-function -- because it only returns methods over the same tables
export function createThirdPartyRepository({ orm }: Pick<Database, 'orm'>, clock: ClockPort): ThirdPartyRepository {
  const isOf = ({ thirdType, thirdUserId }: ThirdIdentity) =>
    and(eq(sysThirdAccount.thirdType, thirdType), eq(sysThirdAccount.thirdUserId, thirdUserId));
  return {
    async open({ thirdType, thirdUserId, name }, state, userId) {
      const code = createToken();
      const now = clock.now();
      // Kept for a while longer, so that who comes late is told so.
      await orm.delete(sysThirdCode).where(lte(sysThirdCode.expiresAt, now - CHOICE_LIFE));
      await orm.insert(sysThirdCode).values({
        codeHash: hashToken(code),
        thirdType,
        thirdUserId,
        name,
        stateHash: hashToken(state),
        userId,
        expiresAt: now + (userId === null ? CHOICE_LIFE : SIGN_IN_LIFE),
      });
      return code;
    },
    async find(code) {
      const [row] = await orm
        .select(codeColumns)
        .from(sysThirdCode)
        .where(eq(sysThirdCode.codeHash, hashToken(code)));
      return row;
    },
    async take(code) {
      const [row] = await orm
        .delete(sysThirdCode)
        .where(eq(sysThirdCode.codeHash, hashToken(code)))
        .returning(codeColumns);
      return row;
    },
    async countPassword(code) {
      const [row] = await orm
        .update(sysThirdCode)
        .set({ tries: sql`${sysThirdCode.tries} + 1` })
        .where(and(eq(sysThirdCode.codeHash, hashToken(code)), lt(sysThirdCode.tries, PASSWORDS_PER_CODE)))
        .returning({ tries: sysThirdCode.tries });
      return row?.tries;
    },
    async userOf(identity) {
      const [row] = await orm
        .select({ userId: sysThirdAccount.userId })
        .from(sysThirdAccount)
        .innerJoin(sysUser, eq(sysUser.id, sysThirdAccount.userId))
        .where(and(isOf(identity), eq(sysUser.delFlag, 0)));
      return row?.userId;
    },
    async bind({ thirdType, thirdUserId, name }, userId, passwordHash) {
      const madeWith = passwordHash === undefined ? null : hashToken(passwordHash);
      const made = await orm
        .insert(sysThirdAccount)
        .values({
          id: createIdentifier(),
          thirdType,
          thirdUserId,
          userId,
          name,
          madeWith,
          createTime: clock.now(),
        })
        .onConflictDoNothing()
        .returning({ id: sysThirdAccount.id });
      return made.length > 0;
    },
    async noteUse(identity) {
      await orm.update(sysThirdAccount).set({ lastUsedAt: clock.now() }).where(isOf(identity));
    },
    bindingsOf: async (userId) =>
      orm
        .select({
          id: sysThirdAccount.id,
          thirdType: sysThirdAccount.thirdType,
          name: sysThirdAccount.name,
          createTime: sysThirdAccount.createTime,
          lastUsedAt: sysThirdAccount.lastUsedAt,
        })
        .from(sysThirdAccount)
        .where(eq(sysThirdAccount.userId, userId))
        .orderBy(asc(sysThirdAccount.createTime), asc(sysThirdAccount.id)),
    async unbind(userId, id) {
      const [row] = await orm
        .delete(sysThirdAccount)
        .where(and(eq(sysThirdAccount.id, id), eq(sysThirdAccount.userId, userId)))
        .returning({ thirdType: sysThirdAccount.thirdType });
      return row;
    },
    async isWithoutPassword(userId) {
      const made = await orm
        .select({ madeWith: sysThirdAccount.madeWith, passwordHash: sysUser.passwordHash })
        .from(sysThirdAccount)
        .innerJoin(sysUser, eq(sysUser.id, sysThirdAccount.userId))
        .where(and(eq(sysThirdAccount.userId, userId), isNotNull(sysThirdAccount.madeWith)));
      return made.some(({ madeWith, passwordHash }) => madeWith === hashToken(passwordHash));
    },
    async createUser(username, passwordHash) {
      const id = createIdentifier();
      await orm
        .insert(sysUser)
        .values({ id, username, realname: username, passwordHash, createBy: username, createTime: clock.now() });
      return id;
    },
    async usernameOf(userId) {
      const [row] = await orm.select({ username: sysUser.username }).from(sysUser).where(eq(sysUser.id, userId));
      return row?.username;
    },
  };
}
