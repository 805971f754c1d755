import type { RouteNode, PageRoute } from './menu.types.ts';
import type { PlacedNode } from './placed-menu.ts';
import { absolutePath, canonicalPathname, isPattern, splitSitePath } from './site-path.ts';

/**
 * The routes of a menu. Every path is absolute: with a leading slash in the menu it stands alone, without one it lies below
 * its parent's. A node with the route flag "0" is left out with all below it, and so is one that the user may not open. A
 * container leads to the page that the menu names, else to the first one below it.
 */
export function buildRoutes(placed: readonly PlacedNode[]): RouteNode[] {
  const nodes = placed.flatMap(routeOf);
  const pages = new Set(pagesOf(nodes).map((route) => canonicalPathname(route.path)));
  return nodes.map((node) => withRedirect(node, pages));
}

/** Every page of the routes in the menu's order, the first where several share a path; containers are left out. */
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

/** The first drawn page that has a path of its own, else the first of all. */
function firstPage(routes: readonly RouteNode[]): string | undefined {
  const pages = pagesOf(routes).filter((page) => !isPattern(page.path));
  return (pages.find((page) => !page.isHidden) ?? pages[0])?.path;
}
