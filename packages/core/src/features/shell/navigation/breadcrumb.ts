import { sameText, type LocalizedText } from '../../../kernel/index.ts';
import { DASHBOARD_PATH, fixedRouteAt } from './fixed-routes.ts';
import { menuMessages } from './menu.messages.ts';
import type { PlacedNode } from './placed-menu.ts';
import { canonicalPathname, isPattern } from './site-path.ts';
import { breadcrumbAt, type Sitemap } from './sitemap.ts';

export interface Crumb {
  readonly title: LocalizedText;
  /** Link target; null for plain text. */
  readonly path: string | null;
}

/**
 * Breadcrumb of a URL: 首页, then the menu nodes on the path, the current one as plain text. On the home page, only 首页 as
 * plain text. A group has no page of its own and is plain text; one that is called like what it holds is left out.
 */
export function breadcrumb(path: string, sitemap: Sitemap): readonly Crumb[] {
  if (canonicalPathname(path) === DASHBOARD_PATH) return [{ title: menuMessages.home, path: null }];
  const home: Crumb = { title: menuMessages.home, path: DASHBOARD_PATH };
  const breadcrumbNodes = breadcrumbAt(path, sitemap);
  if (breadcrumbNodes === undefined) {
    const fixed = fixedRouteAt(path);
    return fixed === undefined ? [home] : [home, { title: fixed.title, path: null }];
  }
  const crumbs = breadcrumbNodes.map((place, index) => ({
    title: sameText(place.node.meta.title),
    path: index < breadcrumbNodes.length - 1 && isLinked(place) ? place.path : null,
  }));
  const isRepeated = ({ title }: Crumb, index: number) => title['zh-CN'] === crumbs[index + 1]?.title['zh-CN'];
  return [home, ...crumbs.filter((crumb, index) => !isRepeated(crumb, index))];
}

function isLinked({ isRouted, path, component }: PlacedNode): boolean {
  return isRouted && component.kind !== 'container' && !isPattern(path);
}
