import type { MenuNode } from '../../../contract/index.ts';
import { flattenTree } from '../../../kernel/index.ts';
import { buildRoutes, pagesOf } from './build-routes.ts';
import { firstLeafPath } from './first-leaf.ts';
import type { MenuEntry, PageRoute, RouteNode } from './menu.types.ts';
import { placeMenu, type MenuOwner, type PlacedNode } from './placed-menu.ts';
import { canonicalPathname, isPattern, matchesPattern } from './site-path.ts';
import { visibleMenu } from './visible-menu.ts';

/** A menu node with its ancestors, root first, itself last. */
export type Breadcrumb = readonly [...PlacedNode[], PlacedNode];

/** Everything derived from one menu for one user. Build it once per menu. */
export interface Sitemap {
  readonly routes: readonly RouteNode[];
  /** All accessible pages, one per path. */
  readonly pages: readonly PageRoute[];
  readonly entries: readonly MenuEntry[];
  /** The first visible page; null if there is none. */
  readonly firstPath: string | null;
  /** Canonical pathname of a container → its redirect target. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Canonical pathname → its nodes in menu order. */
  readonly placesByPath: ReadonlyMap<string, readonly Breadcrumb[]>;
  /** Nodes with `:name` segments in their path. */
  readonly patternPlaces: readonly Breadcrumb[];
}

export interface SitemapOptions {
  /** Whether the menu holds the pages that are still to come. Their addresses are known either way. */
  readonly arePlannedPagesShown: boolean;
}

export function buildSitemap(
  menu: readonly MenuNode[],
  owner: MenuOwner,
  { arePlannedPagesShown }: SitemapOptions,
): Sitemap {
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
  const entries = visibleMenu(placed, arePlannedPagesShown);
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

/** The last node of a breadcrumb. */
export function placeOf(breadcrumb: Breadcrumb): PlacedNode {
  return breadcrumb[breadcrumb.length - 1] ?? breadcrumb[0];
}

/** All nodes at a URL: exact matches first, then pattern matches. */
export function breadcrumbsAt(
  path: string,
  sitemap: Pick<Sitemap, 'placesByPath' | 'patternPlaces'>,
): readonly Breadcrumb[] {
  const exact = sitemap.placesByPath.get(canonicalPathname(path)) ?? [];
  return [...exact, ...sitemap.patternPlaces.filter((breadcrumb) => matchesPattern(placeOf(breadcrumb).path, path))];
}

/** A page with a route that the user may open. */
export function isOpenPage(breadcrumb: Breadcrumb): boolean {
  const { isRouted, isPermitted, component } = placeOf(breadcrumb);
  return isRouted && isPermitted && component.kind !== 'container';
}

/** The node that represents a URL: prefers a page over a container, and an accessible one over a forbidden one. */
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

/** The page at a URL, ignoring query and hash; prefers an exact match over a pattern. */
export function pageAt(path: string, { pages }: Pick<Sitemap, 'pages'>): PageRoute | undefined {
  const pathname = canonicalPathname(path);
  return (
    pages.find((page) => canonicalPathname(page.path) === pathname) ??
    pages.find((page) => isPattern(page.path) && matchesPattern(page.path, path))
  );
}

/** The first accessible page with this route name or component name: `account-center`. */
export function pageNamed(name: string, { pages }: Pick<Sitemap, 'pages'>): PageRoute | undefined {
  return pages.find((page) => page.name === name || page.meta.componentName === name);
}
