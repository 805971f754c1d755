/** Which groups of the side menu are open, and which were before it was collapsed. */
export interface OpenGroups {
  readonly keys: readonly string[];
  /** Null while the menu is not collapsed. */
  readonly beforeCollapse: readonly string[] | null;
}

export const NO_OPEN_GROUPS: OpenGroups = { keys: [], beforeCollapse: null };

/**
 * The open groups after the person opened or closed some: opening a root closes every other root, so that one is open at a
 * time; below the root any number may be.
 */
export function groupsChanged(groups: OpenGroups, next: readonly string[], rootKeys: readonly string[]): OpenGroups {
  const opened = next.find((key) => !groups.keys.includes(key));
  const isRootOpened = opened !== undefined && rootKeys.includes(opened);
  return { ...groups, keys: isRootOpened ? [opened] : next };
}

/** The open groups after going to a page; a collapsed menu opens none, but has them open when it is expanded. */
export function groupsFollowing(groups: OpenGroups, wanted: readonly string[]): OpenGroups {
  return groups.beforeCollapse === null ? { ...groups, keys: wanted } : { ...groups, beforeCollapse: wanted };
}

/** Collapsing closes every group and remembers them; expanding brings them back. */
export function groupsCollapsed(groups: OpenGroups, isCollapsed: boolean): OpenGroups {
  const { keys, beforeCollapse } = groups;
  if (isCollapsed) return beforeCollapse === null ? { keys: [], beforeCollapse: keys } : groups;
  return beforeCollapse === null ? groups : { keys: beforeCollapse, beforeCollapse: null };
}
