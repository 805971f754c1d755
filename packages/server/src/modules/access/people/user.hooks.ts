import { and, eq, inArray, ne } from 'drizzle-orm';

import { notToGiveMessages } from '@evergreen/core/access/account-powers';
import { ok } from '@evergreen/core/kernel';
import { referredIds, userResource } from '@evergreen/core/resources';

import { sysUserRole } from '../../../db/schema/index.ts';
import { sysRole, sysUser } from '../../../db/schema/scoped-tables.ts';
import { refusedValue } from '../../../http/refused-value.ts';
import type { Services } from '../../../services.ts';
import { defineHooks, type HookTools, type RegisteredHooks } from '../../records/resource/resource-hooks.types.ts';
import type { LoginThrottle } from '../../session/auth/login-throttle.ts';
import type { SessionRepository } from '../../session/auth/session.repository.ts';
import type { SecondFactorRepository } from '../../session/second-factor/second-factor.repository.ts';
import type { TenantRepository } from '../../session/tenant/tenant.repository.ts';
import type { AccountKeeping } from './account-powers.ts';
import {
  accountOf,
  business,
  byCaller,
  createAccountPreparation,
  departmentsHeld,
  FROZEN,
  giftOf,
  type AccountPreparation,
  type User,
} from './account-writes.ts';
import { administratorRole, hasOtherAdministrator } from './administrators.ts';
import { weighDeparture } from './departure.ts';
import { dropAccounts, endRolesInside } from './purged-people.ts';
import { peopleMessages as messages } from './people.messages.ts';

export interface UserHookDependencies extends AccountPreparation {
  readonly sessions: SessionRepository;
  readonly tenants: TenantRepository;
  readonly throttle: Pick<LoginThrottle, 'unlock'>;
  readonly secondFactors: Pick<SecondFactorRepository, 'turnOff'>;
  readonly accounts: Pick<AccountKeeping, 'refusal' | 'notToGive' | 'giverOf'>;
  readonly live: Pick<Services['live'], 'publish'>;
}

/**
 * What keeps a platform in hands: the last administrator stays one, nobody locks themselves out, nobody gives what they do not hold,
 * and nobody changes an account that may more than they may (threats T-37 to T-39). Passwords are stored as their hashes; a frozen account and one with a new password are signed out everywhere.
 */
// oxlint-disable-next-line eslint/max-lines-per-function -- because it only lists what happens at each point
export function createUserHooks(dependencies: UserHookDependencies): RegisteredHooks {
  const { sessions, tenants, throttle, secondFactors, audit, accounts, live } = dependencies;
  /** Why the caller may not change these accounts. */
  async function beyondCaller(rows: readonly User[], { call }: HookTools) {
    const refused = await accounts.refusal(
      call,
      rows.map(({ id }) => id),
    );
    return refused === undefined ? undefined : business(refused);
  }

  return defineHooks(userResource, {
    async scope({ tenantId }) {
      if (tenantId === 0) return undefined;
      const id = await tenants.idOf(tenantId);
      return { field: 'tenants', rule: 'eq', value: id ?? '' };
    },
    prepareMany: createAccountPreparation(dependencies),
    async writtenMany(writes, { database: { orm }, afterCommit }) {
      for (const { before, row } of writes) {
        if (row.status === FROZEN) await sessions.revokeAllOf(row.id);
        // They may have left a tenant, or got the role that enters every one.
        afterCommit(async () => live.publish({ kind: 'session', userId: row.id }));
        const stayed = referredIds(row.departments);
        const left = [...referredIds(before?.departments)].filter((id) => !stayed.includes(id));
        if (left.length > 0) await endRolesInside(orm, row.id, left);
      }
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
        const gift = giftOf(undefined, { roles, tenants: row.tenants ?? null, departments });
        const part = isUndo ? undefined : await accounts.notToGive(tools.call, gift);
        const refused =
          part === undefined ? await beyondCaller([row], tools) : refusedValue(part, notToGiveMessages[part]);
        if (refused !== undefined) return refused;
        const before = { id: row.id, orgCode };
        const moved = (await departmentsHeld([{ before, values: { departments } }], orm))(before, { departments });
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

/** Why these accounts may not be deleted by anybody, or not by their owner. */
async function refusedRemoval(rows: readonly User[], { call, database: { orm } }: HookTools) {
  if (rows.some(({ id }) => id === call.caller.userId)) return business(messages.notOneself.remove);
  const role = await administratorRole(orm);
  if (role === undefined || !rows.some(({ roles }) => referredIds(roles).includes(role))) return undefined;
  const ids = rows.map(({ id }) => id);
  return (await hasOtherAdministrator(orm, role, ids)) ? undefined : business(messages.lastAdministrator);
}
