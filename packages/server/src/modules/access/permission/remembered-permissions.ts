import type { Caches } from '../../../db/index.ts';
import { grantsOfRoles, type PermissionRepository } from './permission.repository.ts';
import type { HeldCodes, HeldRole, PermissionRow } from './permission.types.ts';

/** Permissions as they are in force, remembered by the process. */
export function rememberPermissions(stored: PermissionRepository, { cacheOf }: Caches): PermissionRepository {
  const menu = cacheOf<readonly PermissionRow[]>('menu', 'rights');
  const roles = cacheOf<readonly HeldRole[]>('roles', 'rights');
  const codes = cacheOf<HeldCodes>('permissions', 'rights');
  const rolesOf: PermissionRepository['rolesOf'] = async (userId) =>
    roles.read(userId, async () => stored.rolesOf(userId));
  return {
    async holds(userId, code) {
      const held = await codes.find(userId, async () => stored.codesOf(userId));
      if (held === undefined) return stored.holds(userId, code);
      return held.value.isAdministrator || held.value.codes.has(code);
    },
    codesOf: async (userId) => codes.read(userId, async () => stored.codesOf(userId)),
    rolesOf,
    grantsOf: async (userId) => grantsOfRoles(await rolesOf(userId)),
    all: async () => menu.read('', stored.all),
  };
}
