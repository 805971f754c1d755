import { mayManage, notToGive, type AccountPowers, type Gift } from '@evergreen/core/account-powers';
import type { LocalizedText } from '@evergreen/core/kernel';
import {
  bindCondition,
  permissionCode,
  resourceByName,
  resources,
  type BoundCondition,
} from '@evergreen/core/resources';

import type { SignedInCall } from '../../../http/call.types.ts';
import type { ConditionContextOf } from '../../records/resource/condition-context.ts';
import type { AccountPowersRepository, RoleLimit, RolePermission } from './account-powers.repository.ts';
import { peopleMessages as messages } from './people.messages.ts';

/** What accounts may do, and so who may change whom (threats T-37, T-38). */
export interface AccountKeeping {
  /** Why the caller may not change one of these accounts; undefined where they may change all of them. One's own is never refused. */
  refusal(call: SignedInCall, userIds: readonly string[]): Promise<LocalizedText | undefined>;
  /** The part of a gift that is not the caller's to give, departments by their identifiers; undefined for none. */
  notToGive(call: SignedInCall, gift: NamedGift): Promise<keyof Gift | undefined>;
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
  readonly powers: AccountPowersRepository;
  readonly contextOf: ConditionContextOf;
  /** Identifiers of the open tenants that somebody belongs to. */
  readonly tenantIdsOf: (userId: string) => Promise<readonly string[]>;
}

const IN_FORCE = '1';
const PLATFORM = 0;

export function createAccountKeeping({ powers, contextOf, tenantIdsOf }: AccountKeepingDependencies): AccountKeeping {
  const ofCalls = new WeakMap<SignedInCall, Promise<AccountPowers>>();

  async function powersOf(userId: string): Promise<AccountPowers> {
    const { isAdministrator, held, givable } = await powers.rolesOf(userId);
    const roleIds = [...new Set([...held, ...givable])];
    const permissions = [...(await powers.permissionsOf(roleIds)), ...(await powers.departmentPermissionsOf(userId))];
    const tenants = await powers.tenantsOf(userId);
    const limits = await powers.limitsOf([...new Set([...roleIds, ...permissions.map(({ roleId }) => roleId)])]);
    return {
      isAdministrator,
      permissions: new Set(permissions.map(({ permissionId }) => permissionId)),
      tenants: new Set(tenants.length === 0 ? [PLATFORM] : tenants),
      lists: listedResources(permissions),
      limits: limits.length === 0 ? new Map() : await boundLimits(userId, permissions, limits),
    };
  }

  /** In reach is what one role lets through; a role that lists the rows and has no rule about them lets all through. */
  async function boundLimits(
    userId: string,
    permissions: readonly RolePermission[],
    limits: readonly RoleLimit[],
  ): Promise<ReadonlyMap<string, BoundCondition>> {
    const person = await powers.personOf(userId);
    const { username = '', orgCode = null } = person ?? {};
    // A person changes between their departments as they like.
    const codes = new Set([orgCode, ...(await powers.departmentsOf(userId))]);
    const contexts = await Promise.all(
      [...codes].map((code) => contextOf({ caller: { userId, username, orgCode: code } })),
    );
    const bound = new Map<string, BoundCondition>();
    for (const name of new Set(limits.map(({ resource }) => resource))) {
      const resource = resourceByName(name);
      if (resource === undefined) continue;
      const own = limits.filter((limit) => limit.resource === name);
      const limited = new Set(own.map(({ roleId }) => roleId));
      const listCode = permissionCode(resource, 'list');
      const isFree = permissions.some(
        ({ roleId, code, status }) => code === listCode && status === IN_FORCE && !limited.has(roleId),
      );
      if (isFree) continue;
      const ofRole = (roleId: string) =>
        contexts.map((context): BoundCondition => {
          const conditions = own.filter((limit) => limit.roleId === roleId).map(({ condition }) => condition);
          const of = conditions.map((condition): BoundCondition => {
            const result = bindCondition(resource, condition, context, 'scope');
            return result.ok ? result.value : { kind: 'never' };
          });
          return { kind: 'all', of };
        });
      bound.set(name, { kind: 'any', of: [...limited].flatMap(ofRole) });
    }
    return bound;
  }

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

function listedResources(permissions: readonly RolePermission[]): ReadonlySet<string> {
  const codes = new Set(permissions.flatMap(({ code, status }) => (status === IN_FORCE ? [code] : [])));
  return new Set(resources.filter((resource) => codes.has(permissionCode(resource, 'list'))).map(({ name }) => name));
}
