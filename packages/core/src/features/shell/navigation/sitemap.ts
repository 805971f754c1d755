import type { MenuNode } from '../../../contract/index.ts';
import { flattenTree } from '../../../kernel/index.ts';
import { buildRoutes, pagesOf } from './build-routes.ts';
import { firstLeafPath } from './first-leaf.ts';
import type { MenuEntry, PageRoute, RouteNode } from './menu.types.ts';
import { placeMenu, type MenuOwner, type PlacedNode } from './placed-menu.ts';
import { canonicalPathname, isPattern, matchesPattern } from './site-path.ts';
import { visibleMenu } from './visible-menu.ts';

/** A node of the menu and those above it, root first, itself last. */
export type Trail = readonly [...PlacedNode[], PlacedNode];

/** Everything that follows from one menu for one user. Build it once per menu, then ask it. */
export interface Sitemap {
  readonly routes: readonly RouteNode[];
  /** Every page that may be opened, one per path. */
  readonly pages: readonly PageRoute[];
  readonly entries: readonly MenuEntry[];
  /** The first drawn page; null when the menu draws none. */
  readonly firstPath: string | null;
  /** Canonical pathname of a container → the page that it leads to. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Canonical pathname → the nodes that stand there, in the menu's order. */
  readonly placesByPath: ReadonlyMap<string, readonly Trail[]>;
  /** Nodes whose path has `:name` segments. */
  readonly patternPlaces: readonly Trail[];
}

export function buildSitemap(menu: readonly MenuNode[], owner: MenuOwner): Sitemap {
  const placed = placeMenu(menu, owner);
  const trails = trailsOf(placed, []);
  const placesByPath = new Map<string, Trail[]>();
  for (const trail of trails.filter((item) => !isPattern(placeOf(item).path))) {
    const path = canonicalPathname(placeOf(trail).path);
    const known = placesByPath.get(path);
    if (known === undefined) placesByPath.set(path, [trail]);
    else known.push(trail);
  }
  const routes = buildRoutes(placed);
  const entries = visibleMenu(placed);
  const places = { placesByPath, patternPlaces: trails.filter((trail) => isPattern(placeOf(trail).path)) };
  const firstPath = firstLeafPath(entries, (path) => trailsAt(path, places).some(isOpenPage)) ?? null;
  const redirects = new Map(
    flattenTree(routes).flatMap(({ path, redirect }): [string, string][] =>
      redirect === undefined ? [] : [[canonicalPathname(path), redirect]],
    ),
  );
  return { routes, pages: pagesOf(routes), entries, firstPath, redirects, ...places };
}

/** The node that a trail ends with. */
export function placeOf(trail: Trail): PlacedNode {
  return trail[trail.length - 1] ?? trail[0];
}

/** Every node at an address: those with exactly this path first, then those whose pattern fits. */
export function trailsAt(path: string, sitemap: Pick<Sitemap, 'placesByPath' | 'patternPlaces'>): readonly Trail[] {
  const exact = sitemap.placesByPath.get(canonicalPathname(path)) ?? [];
  return [...exact, ...sitemap.patternPlaces.filter((trail) => matchesPattern(placeOf(trail).path, path))];
}

/** A page that has a route and that the user may open. */
export function isOpenPage(trail: Trail): boolean {
  const { isRouted, isPermitted, component } = placeOf(trail);
  return isRouted && isPermitted && component.kind !== 'container';
}

/** The node that an address is shown as: a page before a container, one that may be opened before one that may not. */
export function trailAt(path: string, sitemap: Sitemap): Trail | undefined {
  const exact = sitemap.placesByPath.get(canonicalPathname(path)) ?? [];
  const permitted = (trails: readonly Trail[]) => trails.filter((trail) => placeOf(trail).isPermitted);
  const pageFirst = (trails: readonly Trail[]) =>
    trails.find((trail) => placeOf(trail).component.kind !== 'container') ?? trails[0];
  return pageFirst(permitted(exact)) ?? pageFirst(permitted(trailsAt(path, sitemap)));
}

function trailsOf(nodes: readonly PlacedNode[], above: readonly PlacedNode[]): Trail[] {
  return nodes.flatMap((node): Trail[] => {
    const trail: Trail = [...above, node];
    return [trail, ...trailsOf(node.children, trail)];
  });
}

/** The page that is shown at an address, whatever its query and hash: one with exactly this path before a pattern. */
export function pageAt(path: string, { pages }: Pick<Sitemap, 'pages'>): PageRoute | undefined {
  const pathname = canonicalPathname(path);
  return (
    pages.find((page) => canonicalPathname(page.path) === pathname) ??
    pages.find((page) => isPattern(page.path) && matchesPattern(page.path, path))
  );
}

/** The first page that may be opened whose route has a name, or whose component does: `account-center`. */
export function pageNamed(name: string, { pages }: Pick<Sitemap, 'pages'>): PageRoute | undefined {
  return pages.find((page) => page.name === name || page.meta.componentName === name);
}
