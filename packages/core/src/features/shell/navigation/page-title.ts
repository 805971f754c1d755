import { sameText, localized, type LocalizedText } from '../../../kernel/index.ts';
import { fixedRouteAt } from './fixed-routes.ts';
import { placeOf, breadcrumbAt, type Sitemap } from './sitemap.ts';

/** Title of the page at a URL; undefined without a page or title. Menu titles are provided by the server. */
export function titleAt(path: string, sitemap: Sitemap): LocalizedText | undefined {
  const fixed = fixedRouteAt(path);
  if (fixed !== undefined) return fixed.title;
  const breadcrumb = breadcrumbAt(path, sitemap);
  const title = breadcrumb === undefined ? '' : placeOf(breadcrumb).node.meta.title;
  return title === '' ? undefined : sameText(title);
}

/** Document title: page title, a dot and the platform name; the name alone without a page or a title. */
export function browserTitle(path: string, sitemap: Sitemap, platformName: LocalizedText): LocalizedText {
  const title = titleAt(path, sitemap);
  if (title === undefined) return platformName;
  return localized(`${title['zh-CN']} · ${platformName['zh-CN']}`, `${title['en-US']} · ${platformName['en-US']}`);
}
