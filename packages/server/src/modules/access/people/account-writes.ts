import { and, asc, eq } from 'drizzle-orm';

import { notToGiveMessages } from '@evergreen/core/access/account-powers';
import { err, ok, type LocalizedText, type Result } from '@evergreen/core/kernel';
import { referredIds, type userResource } from '@evergreen/core/resources';
import { checkStrongPassword } from '@evergreen/core/validation/validators';

import { sysDepart } from '../../../db/schema/scoped-tables.ts';
import { isAmong } from '../../../db/statements/text-array.ts';
import { isPlatformName } from '../../../db/system-writer.ts';
import type { CallFailure, SignedInCall } from '../../../http/call.types.ts';
import { refusedValue } from '../../../http/refused-value.ts';
import type { AuditLog } from '../../base/log/audit-log.ts';
import type { HookRow, HookTools, PreparedRow } from '../../records/resource/resource-hooks.types.ts';
import type { PasswordHasher } from '../../session/auth/password-hasher.ts';
import type { SessionRepository } from '../../session/auth/session.repository.ts';
import type { AccountKeeping, NamedGift } from './account-powers.ts';
import { administratorRole, hasOtherAdministrator } from './administrators.ts';
import { handOver } from './departure.ts';
import { peopleMessages as messages } from './people.messages.ts';

export type User = HookRow<typeof userResource>;
type Write = PreparedRow<typeof userResource>;
type Values = Write['values'];
type Prepared = Result<Values, CallFailure>;

export interface AccountPreparation {
  readonly hasher: PasswordHasher;
  readonly sessions: Pick<SessionRepository, 'revokeAllOf'>;
  readonly audit: Pick<AuditLog, 'record'>;
  readonly accounts: Pick<AccountKeeping, 'refusal' | 'giverOf'>;
}

export const FROZEN = '2';

export const business = (message: LocalizedText) => err<CallFailure>({ kind: 'business', message });
export const accountOf = ({ id, username }: User) => ({ id, username: username ?? '' });
export const byCaller = ({ caller }: SignedInCall) => ({ by: caller.username, byName: caller.realname });

/** What accounts get as they are written, in their order: those before one that are not refused count as if they were written (threats T-37, T-38). */
export function createAccountPreparation({ hasher, sessions, audit, accounts }: AccountPreparation) {
  return async (writes: readonly Write[], tools: HookTools, tried?: readonly Write[]): Promise<readonly Prepared[]> => {
    const judge = await createJudge(writes, tried ?? [], tools, accounts);
    const departmentOf = await departmentsHeld(writes, tools.database.orm);
    const judged: Prepared[] = [];
    for (const write of writes) {
      const { before, values } = write;
      const refused =
        (await judge.refusal(write)) ?? (tried === undefined ? await handedOver(write, tools) : undefined);
      if (refused === undefined) judge.count(write);
      judged.push(refused ?? ok({ ...departmentOf(before, values), ...firstPassword(before, values, tools.call) }));
    }
    return tried === undefined ? withHashes(writes, judged, tools) : judged;
  };

  /** Passwords as they are stored; one that is changed signs its account out everywhere. */
  async function withHashes(
    writes: readonly Write[],
    judged: readonly Prepared[],
    { call }: HookTools,
  ): Promise<readonly Prepared[]> {
    const set = writes.flatMap(({ before, values: { password } }, place) =>
      typeof password === 'string' && judged[place]?.ok === true ? [{ before, password, place }] : [],
    );
    if (set.length === 0) return judged;
    const hashed = await hasher.hashMany(
      set.map(({ password }) => password),
      call.address,
    );
    if (!hashed.ok) return writes.map(() => err({ kind: 'tooMany', message: messages.busy, retryAfter: 1 }));
    const hashes = new Map(set.map(({ place }, at) => [place, hashed.value[at] ?? '']));
    for (const { before } of set) {
      if (before === undefined) continue;
      await sessions.revokeAllOf(before.id);
      const content = { ...byCaller(call), passwordOf: before.realname ?? before.username };
      await audit.record({ event: 'password.reset', call, user: accountOf(before), content });
    }
    return judged.map((one, place) => {
      const password = hashes.get(place);
      return one.ok && password !== undefined ? ok({ ...one.value, password }) : one;
    });
  }
}

/** Who entered a password, or made the file that it is in, knows it. */
function firstPassword(before: User | undefined, { password }: Values, { caller }: SignedInCall): Values {
  if (typeof password !== 'string') return {};
  return { mustChangePassword: before?.id === caller.userId ? 'N' : 'Y' };
}

/** Why an account may not be written so. */
async function createJudge(
  writes: readonly Write[],
  tried: readonly Write[],
  { call, database: { orm } }: HookTools,
  accounts: AccountPreparation['accounts'],
) {
  let giver = await accounts.giverOf(
    call,
    writes.map(({ before, values }) => giftOf(before, values)),
  );
  let known: Promise<string | undefined> | undefined;
  const administrator = () => (known ??= administratorRole(orm));
  /** What the rows before take from accounts. */
  const losing: { readonly id: string; readonly isFrozen: boolean; readonly roles: readonly string[] }[] = [];
  const isOwn = (before: User) => before.id === call.caller.userId;

  function count({ before, values }: Write): void {
    if (before === undefined) return;
    const removed = changesOf(before, values, (changes) => changes.removed);
    if (isOwn(before)) giver = giver.without(removed);
    losing.push({ id: before.id, isFrozen: isFreezing(before, values), roles: removed.roles });
  }

  /** Their owner would lock themselves out, or nobody could run the platform. */
  async function refusedLoss(before: User, values: Values) {
    const isFrozen = isFreezing(before, values);
    if (isFrozen && isOwn(before)) return business(messages.notOneself.freeze);
    const role = await administrator();
    if (role === undefined || !referredIds(before.roles).includes(role)) return undefined;
    const isDemoted = values.roles !== undefined && !referredIds(values.roles).includes(role);
    if (isDemoted && isOwn(before)) return refusedValue('roles', messages.notOneself.demote);
    if (!isDemoted && !isFrozen) return undefined;
    const gone = losing.flatMap((one) => (one.isFrozen || one.roles.includes(role) ? [one.id] : []));
    return (await hasOtherAdministrator(orm, role, [before.id, ...gone]))
      ? undefined
      : business(messages.lastAdministrator);
  }

  for (const write of tried) count(write);
  return {
    count,
    async refusal({ before, values }: Write) {
      if (before !== undefined && values.username !== undefined && values.username !== before.username)
        return refusedValue('username', messages.usernameStays);
      if (before === undefined && isPlatformName(values.username ?? ''))
        return refusedValue('username', messages.platformName);
      const beyond = before === undefined ? undefined : await accounts.refusal(call, [before.id]);
      if (beyond !== undefined) return business(beyond);
      const part = giver.notToGive(giftOf(before, values));
      if (part !== undefined) return refusedValue(part, notToGiveMessages[part]);
      const lost = before === undefined ? undefined : await refusedLoss(before, values);
      if (lost !== undefined) return lost;
      const weak = typeof values.password === 'string' ? checkStrongPassword(values.password) : null;
      return weak === null ? undefined : refusedValue('password', weak);
    },
  };
}

const isFreezing = (before: User, { status }: Values) => status === FROZEN && before.status !== FROZEN;

/** What somebody who leaves had goes to who follows them; why it may not. */
async function handedOver({ before, values: { leftTime, successor } }: Write, tools: HookTools) {
  const isLeaving = (before?.leftTime ?? null) === null && typeof leftTime === 'string';
  if (before === undefined || !isLeaving) return undefined;
  const handed = await handOver(before, typeof successor === 'string' ? successor : null, tools);
  return handed.ok ? undefined : handed;
}

interface Changes {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

function changesOf(before: User | undefined, values: Values, chosen: (changes: Changes) => readonly string[]) {
  const of = (key: 'roles' | 'tenants' | 'departments') => {
    const held = new Set(referredIds(before?.[key]));
    const next = values[key] === undefined ? held : new Set(referredIds(values[key]));
    const added = [...next].filter((id) => !held.has(id));
    return chosen({ added, removed: [...held].filter((id) => !next.has(id)) });
  };
  return { roles: of('roles'), tenants: of('tenants'), departments: of('departments') };
}

/** Roles that change hands, and the tenants and departments that come. */
export function giftOf(before: User | undefined, values: Values): NamedGift {
  const { roles: removed } = changesOf(before, values, (changes) => changes.removed);
  const given = changesOf(before, values, ({ added }) => added);
  return { ...given, roles: [...given.roles, ...removed] };
}

/** The department that an account works for now is one of its departments: what changes of it. */
export async function departmentsHeld(writes: readonly Write[], orm: HookTools['database']['orm']) {
  const isMoved = (before: User | undefined, { departments }: Values) =>
    departments !== undefined && departments !== before?.departments;
  const ids = writes.flatMap(({ before, values }) =>
    isMoved(before, values) ? [...referredIds(values.departments)] : [],
  );
  const found =
    ids.length === 0
      ? []
      : await orm
          .select({ id: sysDepart.id, code: sysDepart.orgCode })
          .from(sysDepart)
          .where(and(isAmong(sysDepart.id, [...new Set(ids)]), eq(sysDepart.delFlag, 0)))
          .orderBy(asc(sysDepart.orgCode));
  return (before: User | undefined, values: Values): Values => {
    if (!isMoved(before, values)) return {};
    const named = new Set(referredIds(values.departments));
    const codes = found.flatMap(({ id, code }) => (named.has(id) ? [code] : []));
    return codes.includes(before?.orgCode ?? '') ? {} : { orgCode: codes[0] ?? null };
  };
}
