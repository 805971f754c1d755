import type { LocalizedText } from '../../../kernel/index.ts';
import {
  canonicalPathname,
  decideNavigation,
  fixedRouteAt,
  hasViewStateQuery,
  pageAt,
  titleAt,
  type NavigationInput,
  type Sitemap,
} from '../navigation/index.ts';
import { tabKeyOf } from './tab-key.ts';
import type { OpenedTab } from './tab.types.ts';

/** Error pages are not worth returning to. */
const UNTABBED = new Set(['403', '404', '500']);

/**
 * The tab of a history entry; undefined if the guard redirects, or if the page is outside of the layout or an error
 * page. Decided for every entry, rendered or not.
 */
export function tabAt(input: NavigationInput): OpenedTab | undefined {
  return decideNavigation(input).kind === 'allow' ? tabOfPage(input.path, input.sitemap) : undefined;
}

/** The tab of the page at a path, accessible or not. */
export function tabOfPage(path: string, sitemap: Sitemap): OpenedTab | undefined {
  const title = titleAt(path, sitemap);
  const fixed = fixedRouteAt(path);
  if (title === undefined || (fixed !== undefined && (fixed.layout !== 'main' || UNTABBED.has(fixed.name))))
    return undefined;
  const page = pageAt(path, sitemap);
  const keptAs =
    page?.meta.keepAlive === true ? (page.meta.componentName === '' ? page.name : page.meta.componentName) : null;
  return { key: tabKeyOf(path, page !== undefined && hasViewStateQuery(page.component)), path, title, keptAs };
}

/** Title of a tab's page; undefined if the page no longer exists. */
export function titleOfTab(key: string, sitemap: Sitemap): LocalizedText | undefined {
  return titleAt(canonicalPathname(key), sitemap);
}
