import type { MenuNode } from '../../../contract/index.ts';
import { flattenTree } from '../../../kernel/index.ts';
import { buildRoutes, pagesOf } from './build-routes.ts';
import { firstLeafPath } from './first-leaf.ts';
import type { MenuEntry, PageRoute, RouteNode } from './menu.types.ts';
import { placeMenu, type MenuOwner, type PlacedNode } from './placed-menu.ts';
import { canonicalPathname, isPattern, matchesPattern } from './site-path.ts';
import { visibleMenu } from './visible-menu.ts';

/** A node of the menu and those above it, root first, itself last. */
export type Breadcrumb = readonly [...PlacedNode[], PlacedNode];

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
  readonly placesByPath: ReadonlyMap<string, readonly Breadcrumb[]>;
  /** Nodes whose path has `:name` segments. */
  readonly patternPlaces: readonly Breadcrumb[];
}

export function buildSitemap(menu: readonly MenuNode[], owner: MenuOwner): Sitemap {
  const placed = placeMenu(menu, owner);
  const breadcrumbs = breadcrumbsOf(placed, []);
  const placesByPath = new Map<string, Breadcrumb[]>();
  for (const breadcrumb of breadcrumbs.filter((item) => !isPattern(placeOf(item).path))) {
    const path = canonicalPathname(placeOf(breadcrumb).path);
    const known = placesByPath.get(path);
    if (known === undefined) placesByPath.set(path, [breadcrumb]);
    else known.push(breadcrumb);
  }
  const routes = buildRoutes(placed);
  const entries = visibleMenu(placed);
  const places = {
    placesByPath,
    patternPlaces: breadcrumbs.filter((breadcrumb) => isPattern(placeOf(breadcrumb).path)),
  };
  const firstPath = firstLeafPath(entries, (path) => breadcrumbsAt(path, places).some(isOpenPage)) ?? null;
  const redirects = new Map(
    flattenTree(routes).flatMap(({ path, redirect }): [string, string][] =>
      redirect === undefined ? [] : [[canonicalPathname(path), redirect]],
    ),
  );
  return { routes, pages: pagesOf(routes), entries, firstPath, redirects, ...places };
}

/** The node that a trail ends with. */
export function placeOf(breadcrumb: Breadcrumb): PlacedNode {
  return breadcrumb[breadcrumb.length - 1] ?? breadcrumb[0];
}

/** Every node at an address: those with exactly this path first, then those whose pattern fits. */
export function breadcrumbsAt(
  path: string,
  sitemap: Pick<Sitemap, 'placesByPath' | 'patternPlaces'>,
): readonly Breadcrumb[] {
  const exact = sitemap.placesByPath.get(canonicalPathname(path)) ?? [];
  return [...exact, ...sitemap.patternPlaces.filter((breadcrumb) => matchesPattern(placeOf(breadcrumb).path, path))];
}

/** A page that has a route and that the user may open. */
export function isOpenPage(breadcrumb: Breadcrumb): boolean {
  const { isRouted, isPermitted, component } = placeOf(breadcrumb);
  return isRouted && isPermitted && component.kind !== 'container';
}

/** The node that an address is shown as: a page before a container, one that may be opened before one that may not. */
export function breadcrumbAt(path: string, sitemap: Sitemap): Breadcrumb | undefined {
  const exact = sitemap.placesByPath.get(canonicalPathname(path)) ?? [];
  const permitted = (breadcrumbs: readonly Breadcrumb[]) =>
    breadcrumbs.filter((breadcrumb) => placeOf(breadcrumb).isPermitted);
  const pageFirst = (breadcrumbs: readonly Breadcrumb[]) =>
    breadcrumbs.find((breadcrumb) => placeOf(breadcrumb).component.kind !== 'container') ?? breadcrumbs[0];
  return pageFirst(permitted(exact)) ?? pageFirst(permitted(breadcrumbsAt(path, sitemap)));
}

function breadcrumbsOf(nodes: readonly PlacedNode[], above: readonly PlacedNode[]): Breadcrumb[] {
  return nodes.flatMap((node): Breadcrumb[] => {
    const breadcrumb: Breadcrumb = [...above, node];
    return [breadcrumb, ...breadcrumbsOf(node.children, breadcrumb)];
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
