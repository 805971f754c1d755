import { entriesFor, isWithdrawn, splitCodes } from './permission-set.ts';
import type { PermissionLists } from './permission.types.ts';

/**
 * Whether a page may be opened: by a holder of at least one of its codes. A page without codes is open to every
 * logged-in user. A held code is in the own list without a "0" in either list, whatever the entry type. Lists that are
 * not loaded hold nothing.
 */
export function mayOpenRoute(required: readonly string[] | null | undefined, lists: PermissionLists | null): boolean {
  if (required === null || required === undefined || required.length === 0) return true;
  return lists !== null && required.flatMap(splitCodes).some((code) => isHeld(code, lists));
}

function isHeld(code: string, lists: PermissionLists): boolean {
  const own = entriesFor(code, lists.own);
  return own.length > 0 && ![...own, ...entriesFor(code, lists.all)].some(isWithdrawn);
}
