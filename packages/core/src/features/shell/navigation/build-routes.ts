import type { RouteNode, PageRoute } from './menu.types.ts';
import type { PlacedNode } from './placed-menu.ts';
import { absolutePath, canonicalPathname, isPattern, splitSitePath } from './site-path.ts';

/**
 * Build the routes of a menu. All paths are absolute: as given with a leading slash, otherwise below the parent's.
 * Omits nodes with the route flag "0" or without permission, with their descendants. A container redirects to the page
 * named by the menu, else to its first page.
 */
export function buildRoutes(placed: readonly PlacedNode[]): RouteNode[] {
  const nodes = placed.flatMap(routeOf);
  const pages = new Set(pagesOf(nodes).map((route) => canonicalPathname(route.path)));
  return nodes.map((node) => withRedirect(node, pages));
}

/** All pages of the routes in menu order, the first of several with one path; without containers. */
export function pagesOf(routes: readonly RouteNode[]): PageRoute[] {
  const pages = new Map<string, PageRoute>();
  const visit = ({ redirect: _, children, ...route }: RouteNode) => {
    const key = canonicalPathname(route.path);
    if (route.component.kind !== 'container' && !pages.has(key)) pages.set(key, route);
    children.forEach(visit);
  };
  routes.forEach(visit);
  return [...pages.values()];
}

function routeOf({ node, path, component, isRouted, isPermitted, isHidden, children }: PlacedNode): RouteNode[] {
  if (!isRouted || !isPermitted) return [];
  return [
    {
      path: splitSitePath(path).pathname,
      name: node.name,
      component,
      meta: node.meta,
      isHidden,
      children: children.flatMap(routeOf),
      ...(node.redirect === undefined ? {} : { redirect: absolutePath(node.redirect, path) }),
    },
  ];
}

function withRedirect({ redirect: named, ...route }: RouteNode, pages: ReadonlySet<string>): RouteNode {
  const children = route.children.map((child) => withRedirect(child, pages));
  if (route.component.kind !== 'container') return { ...route, children };
  const isPage = named !== undefined && pages.has(canonicalPathname(named));
  const redirect = isPage ? named : firstPage(route.children);
  return redirect === undefined ? { ...route, children } : { ...route, children, redirect };
}

/** The first visible page with a path of its own, else the first page. */
function firstPage(routes: readonly RouteNode[]): string | undefined {
  const pages = pagesOf(routes).filter((page) => !isPattern(page.path));
  return (pages.find((page) => !page.isHidden) ?? pages[0])?.path;
}
