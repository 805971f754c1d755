import type { MenuNode } from '../../../contract/index.ts';
import type { Result, LocalizedText } from '../../../kernel/index.ts';
import { mayOpenRoute, type PermissionLists } from '../../access/permissions/index.ts';
import type { AddressContext, RouteComponent } from './menu.types.ts';
import { onlinePageOf } from './online-components.ts';
import { absolutePath } from './site-path.ts';
import { resolveAddress } from './url-template.ts';

/** A node of the menu with all that follows from where it stands. */
export interface PlacedNode {
  readonly node: MenuNode;
  /** Absolute, with the query of the menu when it has one. */
  readonly path: string;
  readonly component: RouteComponent;
  /** Takes part in the routes: neither it nor a node above it has the route flag "0". */
  readonly isRouted: boolean;
  /** The user holds one of the codes that it and every node above it ask for. */
  readonly isPermitted: boolean;
  /** Not drawn: hidden itself, below a hidden node, or below one that is drawn as a single entry (`alwaysShow`). */
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

/** Reads the server's menu once; routes, drawn entries and the guard are all taken from the answer. */
export function placeMenu(menu: readonly MenuNode[], owner: MenuOwner): PlacedNode[] {
  return menu.map((node) => place(node, AT_THE_ROOT, owner));
}

function place(node: MenuNode, above: Surroundings, owner: MenuOwner): PlacedNode {
  // An older server sends an address in the path as it is; the node's id then names the page that frames it.
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
