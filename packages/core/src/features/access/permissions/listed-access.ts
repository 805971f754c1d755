import { decideButton } from './button-access.ts';
import { entriesFor } from './permission-set.ts';
import type { PermissionLists, PermissionPolicy } from './permission.types.ts';

/**
 * Whether a table shows a button or column with a permission code such as `user:add`. `decideButton` decides listed
 * codes; unlisted codes are shown, as they need no permission. Shows nothing until the lists are loaded.
 */
export function isShownWhereListed(
  code: string,
  { lists, policy }: { readonly lists: PermissionLists | null; readonly policy: PermissionPolicy },
): boolean {
  if (lists === null) return false;
  const isListed = entriesFor(code, [...lists.all, ...lists.own]).length > 0;
  return !isListed || decideButton(code, { lists, policy }).decision === 'show';
}
