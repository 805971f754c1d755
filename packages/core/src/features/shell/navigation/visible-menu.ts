import { isBuilt } from './built-pages.ts';
import { DASHBOARD_PATH } from './fixed-routes.ts';
import type { MenuEntry, MenuTarget } from './menu.types.ts';
import type { PlacedNode } from './placed-menu.ts';
import { canonicalPathname } from './site-path.ts';

/**
 * The visible menu. Omits hidden and forbidden nodes, the home page (which has its own link) and nodes whose children
 * are all omitted. A node with children is a group, unless it is flagged `alwaysShow`: then it is a single entry
 * linking to itself. Pages that are still to come are omitted too, unless they are asked for.
 */
export function visibleMenu(placed: readonly PlacedNode[], arePlannedPagesShown: boolean): MenuEntry[] {
  const uses = new Map<string, number>();
  const uniqueKey = (path: string) => {
    const count = (uses.get(path) ?? 0) + 1;
    uses.set(path, count);
    return count === 1 ? path : `${path}#${count}`;
  };
  const entryOf = (item: PlacedNode): MenuEntry[] => {
    if (item.isHidden || !item.isPermitted || canonicalPathname(item.path) === DASHBOARD_PATH) return [];
    const isGroup = !item.node.alwaysShow && (item.children.length > 0 || item.component.kind === 'container');
    const children = isGroup ? item.children.flatMap(entryOf) : [];
    if (isGroup && children.length === 0) return [];
    const isPlanned = !isGroup && !isBuilt(item.component);
    if (isPlanned && !arePlannedPagesShown) return [];
    const { title, icon } = item.node.meta;
    const target: MenuTarget = isGroup ? { kind: 'group' } : targetOf(item);
    return [{ key: uniqueKey(item.path), path: item.path, title, icon, target, isPlanned, children }];
  };
  return placed.flatMap(entryOf);
}

function targetOf({ path, component, node }: PlacedNode): MenuTarget {
  const isAddressed = component.kind === 'frame' || component.kind === 'external';
  if (isAddressed && !component.address.ok) return { kind: 'disabled', reason: component.address.error };
  const address = isAddressed && component.address.ok ? component.address.value : path;
  if (node.meta.target !== '') return { kind: 'link', address, window: node.meta.target };
  return component.kind === 'external' ? { kind: 'window', address } : { kind: 'page', path };
}
