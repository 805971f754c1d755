/** Open groups of the side menu, now and before it was collapsed. */
export interface OpenGroups {
  readonly keys: readonly string[];
  /** Null while the menu is expanded. */
  readonly beforeCollapse: readonly string[] | null;
}

export const NO_OPEN_GROUPS: OpenGroups = { keys: [], beforeCollapse: null };

/** Apply the user's change of open groups: opening a root closes all other roots; nested groups are independent. */
export function groupsChanged(groups: OpenGroups, next: readonly string[], rootKeys: readonly string[]): OpenGroups {
  const opened = next.find((key) => !groups.keys.includes(key));
  const isRootOpened = opened !== undefined && rootKeys.includes(opened);
  return { ...groups, keys: isRootOpened ? [opened] : next };
}

/** Open the groups of the current page; in a collapsed menu, defer until it is expanded. */
export function groupsFollowing(groups: OpenGroups, wanted: readonly string[]): OpenGroups {
  return groups.beforeCollapse === null ? { ...groups, keys: wanted } : { ...groups, beforeCollapse: wanted };
}

/** Collapsing closes and remembers all groups; expanding restores them. */
export function groupsCollapsed(groups: OpenGroups, isCollapsed: boolean): OpenGroups {
  const { keys, beforeCollapse } = groups;
  if (isCollapsed) return beforeCollapse === null ? { keys: [], beforeCollapse: keys } : groups;
  return beforeCollapse === null ? groups : { keys: beforeCollapse, beforeCollapse: null };
}
