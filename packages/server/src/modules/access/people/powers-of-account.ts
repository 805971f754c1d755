import type { AccountPowers } from '@evergreen/core/access/account-powers';
import { bindCondition, permissionCode, type BoundCondition, type ResourceDirectory } from '@evergreen/core/resources';

import type { ConditionContextOf } from '../../records/resource/conditions/condition-context.ts';
import type { AccountPowersRepository, RoleLimit, RolePermission } from './account-powers.repository.ts';

const IN_FORCE = '1';
const PLATFORM = 0;

/** Reads what accounts may do, with what the roles may do that they may give. */
export function createPowersOf(
  powers: AccountPowersRepository,
  contextOf: ConditionContextOf,
  directory: ResourceDirectory,
): (userId: string) => Promise<AccountPowers> {
  return powersOf;

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
      const resource = directory.find(name);
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

  function listedResources(permissions: readonly RolePermission[]): ReadonlySet<string> {
    const codes = new Set(permissions.flatMap(({ code, status }) => (status === IN_FORCE ? [code] : [])));
    const listed = directory.all().filter((resource) => codes.has(permissionCode(resource, 'list')));
    return new Set(listed.map(({ name }) => name));
  }
}
