import { decideButton } from './button-access.ts';
import { entriesFor } from './permission-set.ts';
import type { PermissionLists, PermissionPolicy } from './permission.types.ts';

/**
 * Whether a table shows the button or the column that stands under a code of its prefix, as `user:add`. A code that a list names is
 * decided by `decideButton`; one that no list names shows, since nobody asks for a permission there. While the lists are not loaded
 * nothing shows.
 */
export function isShownWhereListed(
  code: string,
  { lists, policy }: { readonly lists: PermissionLists | null; readonly policy: PermissionPolicy },
): boolean {
  if (lists === null) return false;
  const isListed = entriesFor(code, [...lists.all, ...lists.own]).length > 0;
  return !isListed || decideButton(code, { lists, policy }).decision === 'show';
}
