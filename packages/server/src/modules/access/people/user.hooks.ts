import { and, asc, eq, inArray, ne } from 'drizzle-orm';

import { notToGiveMessages } from '@evergreen/core/access/account-powers';
import { err, ok, type LocalizedText } from '@evergreen/core/kernel';
import { referredIds, userResource } from '@evergreen/core/resources';
import { checkStrongPassword } from '@evergreen/core/validation/validators';

import { sysUserRole } from '../../../db/schema/index.ts';
import { sysDepart, sysRole, sysUser } from '../../../db/schema/scoped-tables.ts';
import { isPlatformName } from '../../../db/system-writer.ts';
import type { CallFailure, SignedInCall } from '../../../http/call.types.ts';
import { refusedValue } from '../../../http/refused-value.ts';
import type { Services } from '../../../services.ts';
import {
  defineHooks,
  type HookRow,
  type HookTools,
  type RegisteredHooks,
} from '../../records/resource/resource-hooks.types.ts';
import type { AuditLog } from '../../base/log/audit-log.ts';
import type { LoginThrottle } from '../../session/auth/login-throttle.ts';
import type { PasswordHasher } from '../../session/auth/password-hasher.ts';
import type { SessionRepository } from '../../session/auth/session.repository.ts';
import type { SecondFactorRepository } from '../../session/second-factor/second-factor.repository.ts';
import type { TenantRepository } from '../../session/tenant/tenant.repository.ts';
import type { AccountKeeping, NamedGift } from './account-powers.ts';
import { administratorRole, hasOtherAdministrator } from './administrators.ts';
import { handOver, weighDeparture } from './departure.ts';
import { dropAccounts, endRolesInside } from './purged-people.ts';
import { peopleMessages as messages } from './people.messages.ts';

export interface UserHookDependencies {
  readonly hasher: PasswordHasher;
  readonly sessions: SessionRepository;
  readonly tenants: TenantRepository;
  readonly throttle: Pick<LoginThrottle, 'unlock'>;
  readonly secondFactors: Pick<SecondFactorRepository, 'turnOff'>;
  readonly audit: Pick<AuditLog, 'record'>;
  readonly accounts: Pick<AccountKeeping, 'refusal' | 'notToGive'>;
  readonly live: Pick<Services['live'], 'publish'>;
}

type User = HookRow<typeof userResource>;

const FROZEN = '2';
const business = (message: LocalizedText) => err<CallFailure>({ kind: 'business', message });

/**
 * What keeps a platform in hands: the last administrator stays one, nobody locks themselves out, nobody gives what they do not hold,
 * and nobody changes an account that may more than they may (threats T-37 to T-39). Passwords are stored as their hashes; a frozen account and one with a new password are signed out everywhere.
 */
// oxlint-disable-next-line eslint/max-lines-per-function -- because it only lists what happens at each point
export function createUserHooks({
  hasher,
  sessions,
  tenants,
  throttle,
  secondFactors,
  audit,
  accounts,
  live,
}: UserHookDependencies): RegisteredHooks {
  /** Why the caller may not change these accounts. */
  async function beyondCaller(rows: readonly User[], { call }: HookTools) {
    const refused = await accounts.refusal(
      call,
      rows.map(({ id }) => id),
    );
    return refused === undefined ? undefined : business(refused);
  }

  /** Why the caller may not write these values into an account. */
  async function refusedRights(before: User | undefined, values: Partial<User>, tools: HookTools) {
    const refused = before === undefined ? undefined : await beyondCaller([before], tools);
    if (refused !== undefined) return refused;
    const part = await accounts.notToGive(tools.call, giftOf(before, values));
    if (part !== undefined) return refusedValue(part, notToGiveMessages[part]);
    return before === undefined ? undefined : refusedLoss(before, values, tools);
  }

  return defineHooks(userResource, {
    async scope({ tenantId }) {
      if (tenantId === 0) return undefined;
      const id = await tenants.idOf(tenantId);
      return { field: 'tenants', rule: 'eq', value: id ?? '' };
    },
    async prepare({ before, values }, tools) {
      if (before !== undefined && values.username !== undefined && values.username !== before.username)
        return refusedValue('username', messages.usernameStays);
      if (before === undefined && isPlatformName(values.username ?? ''))
        return refusedValue('username', messages.platformName);
      const refused = await refusedRights(before, values, tools);
      if (refused !== undefined) return refused;
      if (isLeaving(before, values)) {
        const handed = await handOver(before, typeof values.successor === 'string' ? values.successor : null, tools);
        if (!handed.ok) return handed;
      }
      const moved = await currentDepartment(before, values, tools);
      const { password } = values;
      if (password === undefined || password === null) return ok(moved);
      const weak = checkStrongPassword(password);
      if (weak !== null) return refusedValue('password', weak);
      const hashed = await hasher.hash(password, tools.call.address);
      if (!hashed.ok) return err({ kind: 'tooMany', message: messages.busy, retryAfter: 1 });
      if (before !== undefined) {
        await sessions.revokeAllOf(before.id);
        const { call } = tools;
        const content = { ...byCaller(call), passwordOf: before.realname ?? before.username };
        await audit.record({ event: 'password.reset', call, user: accountOf(before), content });
      }
      // Who entered it, or made the file, knows it.
      const isOwn = before?.id === tools.call.caller.userId;
      const first = { mustChangePassword: isOwn ? ('N' as const) : ('Y' as const) };
      return ok({ ...moved, ...first, password: hashed.value });
    },
    async written({ before, row }, { database: { orm }, afterCommit }) {
      if (row.status === FROZEN) await sessions.revokeAllOf(row.id);
      // They may have left a tenant, or got the role that enters every one.
      afterCommit(async () => live.publish({ kind: 'session', userId: row.id }));
      const stayed = referredIds(row.departments);
      const left = [...referredIds(before?.departments)].filter((id) => !stayed.includes(id));
      if (left.length > 0) await endRolesInside(orm, row.id, left);
    },
    async removing(rows, tools) {
      const refused = (await beyondCaller(rows, tools)) ?? (await refusedRemoval(rows, tools));
      if (refused !== undefined) return refused;
      for (const { id } of rows) await sessions.revokeAllOf(id);
      return ok(undefined);
    },
    async restoring({ rows, isUndo }, tools) {
      const { orm } = tools.database;
      for (const row of rows) {
        const { orgCode = null, roles = null, departments = null } = row;
        // The account gets back what it had: who restores it gives it.
        const refused =
          (isUndo
            ? undefined
            : await refusedRights(undefined, { roles, tenants: row.tenants ?? null, departments }, tools)) ??
          (await beyondCaller([row], tools));
        if (refused !== undefined) return refused;
        const moved = await currentDepartment({ id: row.id, orgCode }, { departments }, tools);
        if (moved.orgCode !== undefined)
          await orm.update(sysUser).set({ orgCode: moved.orgCode }).where(eq(sysUser.id, row.id));
      }
      // A role that is deleted comes back later, without people.
      const ids = rows.map(({ id }) => id);
      const deleted = orm.select({ id: sysRole.id }).from(sysRole).where(ne(sysRole.delFlag, 0));
      await orm.delete(sysUserRole).where(and(inArray(sysUserRole.userId, ids), inArray(sysUserRole.roleId, deleted)));
      return ok(undefined);
    },
    async purging(rows, tools) {
      const refused = await beyondCaller(rows, tools);
      if (refused !== undefined) return refused;
      await dropAccounts(
        tools.database.orm,
        rows.map(({ id }) => id),
      );
      return ok(undefined);
    },
    weighs: {
      async depart({ id, username = '', roles }, tools) {
        const { orm } = tools.database;
        const ids = [...referredIds(roles)];
        const names = await orm.select({ name: sysRole.roleName }).from(sysRole).where(inArray(sysRole.id, ids));
        const leaver = { id, username: username ?? '', roles: ids };
        const open = (await sessions.listOf(id)).length;
        return weighDeparture(
          leaver,
          names.map(({ name }) => name),
          open,
          tools,
        );
      },
    },
    actions: {
      async unlock(rows, _asked, tools) {
        const { call } = tools;
        const refused = await beyondCaller(rows, tools);
        if (refused !== undefined) return refused;
        let unlocked = 0;
        for (const row of rows) {
          // Codes by text message are counted by the number that they were sent to.
          const names = [row.username, row.phone].filter((name) => typeof name === 'string' && name !== '');
          const results = [];
          for (const name of names) results.push(await throttle.unlock(String(name)));
          if (!results.includes(true)) continue;
          unlocked += 1;
          await audit.record({ event: 'account.unlocked', call, user: accountOf(row), content: byCaller(call) });
        }
        return ok({ message: unlocked === 0 ? messages.notLocked : messages.unlocked });
      },
      async removeSecondFactor(rows, _asked, tools) {
        const { call } = tools;
        const { id = '', username = '' } = rows[0] ?? {};
        const refused = await beyondCaller(rows, tools);
        if (refused !== undefined) return refused;
        if (!(await secondFactors.turnOff(id))) return business(messages.noSecondFactor);
        await audit.record({ event: 'secondFactor.removed', call, user: { id, username }, content: byCaller(call) });
        return ok({ message: messages.secondFactorRemoved });
      },
    },
  });
}

const accountOf = ({ id, username }: User) => ({ id, username: username ?? '' });
const byCaller = ({ caller }: SignedInCall) => ({ by: caller.username, byName: caller.realname });

/** Whether an account gets the day on which its person left. */
function isLeaving(before: User | undefined, { leftTime }: Partial<User>): before is User {
  return before !== undefined && (before.leftTime ?? null) === null && typeof leftTime === 'string';
}

/** Roles that change hands, and the tenants and departments that come. */
function giftOf(before: User | undefined, values: Partial<User>): NamedGift {
  const changesOf = (key: 'roles' | 'tenants' | 'departments') => {
    const held = new Set(referredIds(before?.[key]));
    const next = values[key] === undefined ? held : new Set(referredIds(values[key]));
    const added = [...next].filter((id) => !held.has(id));
    return { added, changed: [...added, ...[...held].filter((id) => !next.has(id))] };
  };
  return {
    roles: changesOf('roles').changed,
    tenants: changesOf('tenants').added,
    departments: changesOf('departments').added,
  };
}

/** Why these accounts may not be deleted by anybody, or not by their owner. */
async function refusedRemoval(rows: readonly User[], { call, database: { orm } }: HookTools) {
  if (rows.some(({ id }) => id === call.caller.userId)) return business(messages.notOneself.remove);
  const role = await administratorRole(orm);
  if (role === undefined || !rows.some(({ roles }) => referredIds(roles).includes(role))) return undefined;
  const ids = rows.map(({ id }) => id);
  return (await hasOtherAdministrator(orm, role, ids)) ? undefined : business(messages.lastAdministrator);
}

/** Why an account may not be frozen or lose its roles: its owner would lock themselves out, or nobody could run the platform. */
async function refusedLoss(before: User, values: Partial<User>, { call, database: { orm } }: HookTools) {
  const isOwn = before.id === call.caller.userId;
  const isFrozen = values.status === FROZEN && before.status !== FROZEN;
  if (isFrozen && isOwn) return business(messages.notOneself.freeze);
  const administrator = await administratorRole(orm);
  if (administrator === undefined || !referredIds(before.roles).includes(administrator)) return undefined;
  const isDemoted = values.roles !== undefined && !referredIds(values.roles).includes(administrator);
  if (isDemoted && isOwn) return refusedValue('roles', messages.notOneself.demote);
  if ((isDemoted || isFrozen) && !(await hasOtherAdministrator(orm, administrator, [before.id])))
    return business(messages.lastAdministrator);
  return undefined;
}

/** The department that an account works for now is one of its departments. */
async function currentDepartment(
  before: User | undefined,
  { departments }: Partial<User>,
  { database: { orm } }: HookTools,
): Promise<Partial<User>> {
  if (departments === undefined || departments === before?.departments) return {};
  const found = await orm
    .select({ code: sysDepart.orgCode })
    .from(sysDepart)
    .where(and(inArray(sysDepart.id, [...referredIds(departments)]), eq(sysDepart.delFlag, 0)))
    .orderBy(asc(sysDepart.orgCode));
  const codes = found.map(({ code }) => code);
  return codes.includes(before?.orgCode ?? '') ? {} : { orgCode: codes[0] ?? null };
}
