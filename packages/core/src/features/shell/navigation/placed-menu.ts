import type { MenuNode } from '../../../contract/index.ts';
import type { Result, LocalizedText } from '../../../kernel/index.ts';
import { mayOpenRoute, type PermissionLists } from '../../access/permissions/index.ts';
import type { AddressContext, RouteComponent } from './menu.types.ts';
import { onlinePageOf } from './online-components.ts';
import { absolutePath } from './site-path.ts';
import { resolveAddress } from './url-template.ts';

/** A menu node with the properties inherited from its ancestors. */
export interface PlacedNode {
  readonly node: MenuNode;
  /** Absolute, including the query of the menu if any. */
  readonly path: string;
  readonly component: RouteComponent;
  /** Has a route: neither it nor an ancestor has the route flag "0". */
  readonly isRouted: boolean;
  /** The user holds one of the required codes of it and of every ancestor. */
  readonly isPermitted: boolean;
  /** Not shown: hidden itself, below a hidden node, or below a node shown as a single entry (`alwaysShow`). */
  readonly isHidden: boolean;
  readonly children: readonly PlacedNode[];
}

interface Surroundings {
  readonly path: string;
  readonly isRouted: boolean;
  readonly isPermitted: boolean;
  readonly isHidden: boolean;
}

export interface MenuOwner {
  readonly lists: PermissionLists | null;
  readonly context: AddressContext;
}

const AT_THE_ROOT: Surroundings = { path: '', isRouted: true, isPermitted: true, isHidden: false };

/** Resolve the server's menu once; routes, visible entries and the guard derive from the result. */
export function placeMenu(menu: readonly MenuNode[], owner: MenuOwner): PlacedNode[] {
  return menu.map((node) => place(node, AT_THE_ROOT, owner));
}

function place(node: MenuNode, above: Surroundings, owner: MenuOwner): PlacedNode {
  // Older servers send an address as the path; the node's id then names the page with its iframe.
  const path = absolutePath(isAddress(node.path) ? node.id : node.path, above.path);
  const isHidden = above.isHidden || node.hidden;
  const placed = {
    path,
    isRouted: above.isRouted && node.route !== '0',
    isPermitted: above.isPermitted && mayOpenRoute(node.meta.permissionList, owner.lists),
    isHidden,
  };
  const below = { ...placed, isHidden: isHidden || node.alwaysShow };
  return {
    ...placed,
    node,
    component: componentOf(node, owner.context),
    children: (node.children ?? []).map((child) => place(child, below, owner)),
  };
}

function componentOf(node: MenuNode, context: AddressContext): RouteComponent {
  const { component, meta } = node;
  const address = (): Result<string, LocalizedText> => resolveAddress(meta.url === '' ? node.path : meta.url, context);
  if (meta.internalOrExternal) return { kind: 'external', address: address() };
  if (component === 'layouts/IframePageView' || isAddress(meta.url) || isAddress(node.path)) {
    return { kind: 'frame', address: address() };
  }
  const hasChildren = node.children !== undefined && node.children.length > 0;
  if (component.startsWith('layouts/') || (component === '' && hasChildren)) return { kind: 'container' };
  const page = onlinePageOf(component);
  return page === undefined ? { kind: 'page', name: component } : { kind: 'online', page };
}

function isAddress(path: string): boolean {
  return /^https?:|\{\{|\$\{/iu.test(path.trim());
}
