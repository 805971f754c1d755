import { sameText, localized, type LocalizedText } from '../../../kernel/index.ts';
import { DASHBOARD_PATH, fixedRouteAt } from './fixed-routes.ts';
import { canonicalPathname } from './site-path.ts';
import { placeOf, breadcrumbAt, type Sitemap } from './sitemap.ts';

/** The title of the page at an address; undefined when no page is there, or none with a title. Titles of the menu are the server's own words. */
export function titleAt(path: string, sitemap: Sitemap): LocalizedText | undefined {
  const fixed = fixedRouteAt(path);
  if (fixed !== undefined) return fixed.title;
  const breadcrumb = breadcrumbAt(path, sitemap);
  const title = breadcrumb === undefined ? '' : placeOf(breadcrumb).node.meta.title;
  return title === '' ? undefined : sameText(title);
}

/** The browser's title: the page's title, a dot and the platform's name; the name alone at home and where no page is. */
export function browserTitle(path: string, sitemap: Sitemap, platformName: LocalizedText): LocalizedText {
  const title = titleAt(path, sitemap);
  const isHome = ['/', DASHBOARD_PATH].includes(canonicalPathname(path));
  if (isHome || title === undefined) return platformName;
  return localized(`${title['zh-CN']} · ${platformName['zh-CN']}`, `${title['en-US']} · ${platformName['en-US']}`);
}
