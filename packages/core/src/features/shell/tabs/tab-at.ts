import type { LocalizedText } from '../../../kernel/index.ts';
import {
  canonicalPathname,
  decideNavigation,
  fixedRouteAt,
  pageAt,
  titleAt,
  type NavigationInput,
  type PageRoute,
  type Sitemap,
} from '../navigation/index.ts';
import { tabKeyOf } from './tab-key.ts';
import type { OpenedTab } from './tab.types.ts';

/** Pages that say that something is wrong are no places to come back to. */
const UNTABBED = new Set(['403', '404', '500']);

/** Query parameters by which a page only says how it shows itself; they take no part in the identity of its tab. */
export type OwnParameters = (page: PageRoute) => readonly string[];

/**
 * The tab of an entry of the router's history; undefined where the guard leads elsewhere, or the page is outside of the frame
 * or says that something is wrong. Decided for every entry, rendered or not.
 */
export function tabAt(input: NavigationInput, ownParameters: OwnParameters): OpenedTab | undefined {
  return decideNavigation(input).kind === 'allow' ? tabOfPage(input.path, input.sitemap, ownParameters) : undefined;
}

/** The tab that the page at a path belongs to, whether it may be opened or not. */
export function tabOfPage(path: string, sitemap: Sitemap, ownParameters: OwnParameters): OpenedTab | undefined {
  const title = titleAt(path, sitemap);
  const fixed = fixedRouteAt(path);
  if (title === undefined || (fixed !== undefined && (fixed.layout !== 'main' || UNTABBED.has(fixed.name))))
    return undefined;
  const page = pageAt(path, sitemap);
  const keptAs =
    page?.meta.keepAlive === true ? (page.meta.componentName === '' ? page.name : page.meta.componentName) : null;
  return { key: tabKeyOf(path, page === undefined ? [] : ownParameters(page)), path, title, keptAs };
}

/** What the page of a tab is called; undefined for a page that is no more. */
export function titleOfTab(key: string, sitemap: Sitemap): LocalizedText | undefined {
  return titleAt(canonicalPathname(key), sitemap);
}
