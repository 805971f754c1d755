import { decideButton } from './button-access.ts';
import { entriesFor } from './permission-set.ts';
import type { PermissionLists, PermissionPolicy } from './permission.types.ts';

/** Which buttons of a table's toolbar are shown. */
export interface ToolbarAccess {
  readonly add: boolean;
  readonly batchDelete: boolean;
}

/**
 * Which toolbar buttons a table shows: the codes are `<prefix>:add` and `<prefix>:batch_delete`. Without a prefix all show.
 * With one, a code that some list names is shown as `decideButton` says and a code that none names is shown; while the
 * lists are not loaded both are hidden.
 */
export function toolbarAccess(
  prefix: string | undefined,
  lists: PermissionLists | null,
  policy: PermissionPolicy,
): ToolbarAccess {
  if (prefix === undefined || prefix === '') return { add: true, batchDelete: true };
  if (lists === null) return { add: false, batchDelete: false };
  const isShown = (code: string) => {
    const isKnown = entriesFor(code, [...lists.all, ...lists.own]).length > 0;
    return !isKnown || decideButton(code, { lists, policy }).decision === 'show';
  };
  return { add: isShown(`${prefix}:add`), batchDelete: isShown(`${prefix}:batch_delete`) };
}
