import { mayManage, notToGive, type AccountPowers, type Gift, type Giver } from '@evergreen/core/access/account-powers';
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
  /** The caller as who gives these, read once for all of them. */
  giverOf(call: SignedInCall, gifts: readonly NamedGift[]): Promise<NamedGiver>;
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

/** Somebody who gives to several accounts. */
export interface NamedGiver {
  /** As `notToGive` of `AccountKeeping`. */
  notToGive(gift: NamedGift): keyof Gift | undefined;
  /** The same person once these were taken from their own account: what they were allowed by them, they give no more. */
  without(lost: NamedGift): NamedGiver;
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

  async function giverOf({ caller: { userId } }: SignedInCall, gifts: readonly NamedGift[]): Promise<NamedGiver> {
    const { isAdministrator, held, givable } = await powers.rolesOf(userId);
    const given = [...new Set(gifts.flatMap(({ departments = [] }) => departments))];
    const isTenantGiven = gifts.some(({ tenants = [] }) => tenants.length > 0);
    const giver = {
      isAdministrator,
      roles: new Set([...held, ...givable]),
      tenants: new Set(isTenantGiven ? await tenantIdsOf(userId) : []),
      departments: given.length === 0 ? [] : await powers.departmentsOf(userId),
    };
    return namedGiver(giver, held, await powers.departmentCodes(given));
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
    giverOf,
    notToGive: async (call, gift) => (await giverOf(call, [gift])).notToGive(gift),
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

function namedGiver(giver: Giver, held: readonly string[], codes: ReadonlyMap<string, string>): NamedGiver {
  return {
    notToGive: ({ roles = [], tenants = [], departments = [] }) =>
      notToGive(giver, { roles, tenants, departments: departments.flatMap((id) => codes.get(id) ?? []) }),
    without({ roles = [], tenants = [], departments = [] }) {
      const kept = held.filter((id) => !roles.includes(id));
      const narrowed = {
        ...giver,
        // Which role let which others be given is not known here.
        roles: roles.length === 0 ? giver.roles : new Set(kept),
        tenants: new Set([...giver.tenants].filter((id) => !tenants.includes(id))),
        departments: departments.length === 0 ? giver.departments : [],
      };
      return namedGiver(narrowed, kept, codes);
    },
  };
}
