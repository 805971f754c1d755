import { sameText, type LocalizedText } from '../../../kernel/index.ts';
import { DASHBOARD_PATH, fixedRouteAt } from './fixed-routes.ts';
import { menuMessages } from './menu.messages.ts';
import { canonicalPathname, isPattern } from './site-path.ts';
import { breadcrumbAt, type Sitemap } from './sitemap.ts';

export interface Crumb {
  readonly title: LocalizedText;
  /** Where it leads; null is plain text. */
  readonly path: string | null;
}

/** The way to an address: 首页, then the nodes of the menu on the way, the current one plain. At home, 首页 alone and plain. */
export function breadcrumb(path: string, sitemap: Sitemap): readonly Crumb[] {
  if (canonicalPathname(path) === DASHBOARD_PATH) return [{ title: menuMessages.home, path: null }];
  const home: Crumb = { title: menuMessages.home, path: DASHBOARD_PATH };
  const breadcrumbNodes = breadcrumbAt(path, sitemap);
  if (breadcrumbNodes === undefined) {
    const fixed = fixedRouteAt(path);
    return fixed === undefined ? [home] : [home, { title: fixed.title, path: null }];
  }
  return [
    home,
    ...breadcrumbNodes.map((place, index) => ({
      title: sameText(place.node.meta.title),
      path: index === breadcrumbNodes.length - 1 || !place.isRouted || isPattern(place.path) ? null : place.path,
    })),
  ];
}
