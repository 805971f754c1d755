import { mayManage, notToGive, type AccountPowers, type Gift } from '@evergreen/core/access/account-powers';
import type { Givable } from '@evergreen/core/contract';
import type { LocalizedText } from '@evergreen/core/kernel';
import type { ResourceDirectory } from '@evergreen/core/resources';

import type { SignedInCall } from '../../../http/call.types.ts';
import type { ConditionContextOf } from '../../records/resource/conditions/condition-context.ts';
import type { AccountPowersRepository } from './account-powers.repository.ts';
import { peopleMessages as messages } from './people.messages.ts';
import { createPowersOf } from './powers-of-account.ts';

/** What accounts may do, and so who may change whom (threats T-37, T-38). */
export interface AccountKeeping {
  /** Why the caller may not change one of these accounts; undefined where they may change all of them. One's own is never refused. */
  refusal(call: SignedInCall, userIds: readonly string[]): Promise<LocalizedText | undefined>;
  /** The part of a gift that is not the caller's to give, departments by their identifiers; undefined for none. */
  notToGive(call: SignedInCall, gift: NamedGift): Promise<keyof Gift | undefined>;
  /** What the caller may give to accounts. */
  givable(call: SignedInCall): Promise<Givable>;
  /** The roles that the caller holds. */
  heldBy(call: SignedInCall): Promise<{ readonly isAdministrator: boolean; readonly roles: ReadonlySet<string> }>;
  /** Whether these roles grant nothing that the caller may not do. */
  mayManageRoles(call: SignedInCall, roleIds: readonly string[]): Promise<boolean>;
  powersOf(userId: string): Promise<AccountPowers>;
}

/** As `Gift`, of the identifiers that an account names. */
export interface NamedGift {
  readonly roles?: readonly string[];
  readonly tenants?: readonly string[];
  readonly departments?: readonly string[];
}

export interface AccountKeepingDependencies {
  readonly directory: ResourceDirectory;
  readonly powers: AccountPowersRepository;
  readonly contextOf: ConditionContextOf;
  /** Identifiers of the open tenants that somebody belongs to. */
  readonly tenantIdsOf: (userId: string) => Promise<readonly string[]>;
}

export function createAccountKeeping({
  directory,
  powers,
  contextOf,
  tenantIdsOf,
}: AccountKeepingDependencies): AccountKeeping {
  const powersOf = createPowersOf(powers, contextOf, directory);
  const ofCalls = new WeakMap<SignedInCall, Promise<AccountPowers>>();

  function callersPowers(call: SignedInCall): Promise<AccountPowers> {
    const known = ofCalls.get(call) ?? powersOf(call.caller.userId);
    ofCalls.set(call, known);
    return known;
  }

  return {
    powersOf,
    async refusal(call, userIds) {
      const caller = await callersPowers(call);
      if (caller.isAdministrator) return undefined;
      for (const id of new Set(userIds)) {
        if (id === call.caller.userId) continue;
        const account = await powersOf(id);
        if (mayManage(caller, account)) continue;
        if (account.isAdministrator) return messages.administratorsOnly;
        return messages.beyondOneself((await powers.personOf(id))?.realname ?? '');
      }
      return undefined;
    },
    async notToGive({ caller: { userId } }, { roles = [], tenants = [], departments = [] }) {
      const { isAdministrator, held, givable } = await powers.rolesOf(userId);
      const giver = {
        isAdministrator,
        roles: new Set([...held, ...givable]),
        tenants: new Set(tenants.length === 0 ? [] : await tenantIdsOf(userId)),
        departments: departments.length === 0 ? [] : await powers.departmentsOf(userId),
      };
      return notToGive(giver, { roles, tenants, departments: await powers.departmentCodes(departments) });
    },
    async givable({ caller: { userId } }) {
      const { isAdministrator, held, givable } = await powers.rolesOf(userId);
      if (isAdministrator) return { roles: null, tenants: null, departments: null };
      return {
        roles: [...new Set([...held, ...givable])],
        tenants: [...(await tenantIdsOf(userId))],
        departments: [...(await powers.departmentsWithin(await powers.departmentsOf(userId)))],
      };
    },
    async mayManageRoles(call, roleIds) {
      const { isAdministrator, permissions } = await callersPowers(call);
      const granted = isAdministrator ? [] : await powers.permissionsOf(roleIds);
      return granted.every(({ permissionId }) => permissions.has(permissionId));
    },
    async heldBy({ caller: { userId } }) {
      const { isAdministrator, held } = await powers.rolesOf(userId);
      return { isAdministrator, roles: new Set(held) };
    },
  };
}
