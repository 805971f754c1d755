import { isWithinCondition, type BoundCondition } from '../../../resources/index.ts';
import type { AccountPowers, Gift, Giver } from './account-powers.types.ts';

const EVERY_ROW: BoundCondition = { kind: 'always' };

/**
 * Whether somebody may change what another account is: who could change the password, the second factor or the phone of an account
 * could sign in as it. So the account may do nothing that the caller may not, in no tenant and over no row. Administrators may manage all.
 */
export function mayManage(caller: AccountPowers, account: AccountPowers): boolean {
  if (caller.isAdministrator) return true;
  if (account.isAdministrator) return false;
  if ([...account.permissions].some((permission) => !caller.permissions.has(permission))) return false;
  if ([...account.tenants].some((tenant) => !caller.tenants.has(tenant))) return false;
  return [...caller.limits].every(
    ([resource, limit]) =>
      !account.lists.has(resource) || isWithinCondition(account.limits.get(resource) ?? EVERY_ROW, limit),
  );
}

/** The first part of a gift that is not the giver's to give; undefined for none. */
export function notToGive(giver: Giver, { roles, tenants, departments }: Gift): keyof Gift | undefined {
  if (giver.isAdministrator) return undefined;
  if (roles.some((role) => !giver.roles.has(role))) return 'roles';
  if (tenants.some((tenant) => !giver.tenants.has(tenant))) return 'tenants';
  const isReached = (code: string) => giver.departments.some((own) => code.startsWith(own));
  return departments.every(isReached) ? undefined : 'departments';
}
