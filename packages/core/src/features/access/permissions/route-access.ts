import { entriesFor, isWithdrawn, splitCodes } from './permission-set.ts';
import type { PermissionLists } from './permission.types.ts';

/**
 * Whether a page that lists codes may be opened: by a holder of at least one of them. A page that lists none opens to
 * everybody signed in. To hold a code is to have it in the own list, with no "0" for it in either list, whatever the
 * type of the entries. Lists that are not loaded hold nothing.
 */
export function mayOpenRoute(required: readonly string[] | null | undefined, lists: PermissionLists | null): boolean {
  if (required === null || required === undefined || required.length === 0) return true;
  return lists !== null && required.flatMap(splitCodes).some((code) => isHeld(code, lists));
}

function isHeld(code: string, lists: PermissionLists): boolean {
  const own = entriesFor(code, lists.own);
  return own.length > 0 && ![...own, ...entriesFor(code, lists.all)].some(isWithdrawn);
}
