import type { Text } from '@evergreen/core/kernel';
import { listAddressParameters } from '@evergreen/core/list-page';
import { fixedRouteAt, pageAt, titleAt, type Sitemap } from '@evergreen/core/menu';
import { tabKeyOf, type Tab } from '@evergreen/core/tabs';

import { areaOfComponent } from './area-of-component.ts';

/** Pages that say that something is wrong are no places to come back to. */
const UNTABBED = new Set(['403', '404', '500']);

/** The tab that a path belongs to; undefined where the page has none. */
export function pageTab(path: string, sitemap: Sitemap): Pick<Tab, 'key' | 'path' | 'title'> | undefined {
  const pathname = pathnameOf(path);
  const title = titleAt(pathname, sitemap);
  const fixed = fixedRouteAt(pathname);
  if (title === undefined || (fixed !== undefined && UNTABBED.has(fixed.name))) return undefined;
  const component = pageAt(pathname, sitemap)?.component;
  const area = component?.kind === 'page' ? areaOfComponent(component.name) : undefined;
  return { key: tabKeyOf(path, area === undefined ? [] : listAddressParameters(area)), path, title };
}

/** What the page of a tab is called; undefined for a page that is no more. */
export function pageTitle(key: string, sitemap: Sitemap): Text | undefined {
  return titleAt(pathnameOf(key), sitemap);
}

/** Whether the page of a tab stays alive behind others; pages opt in by their menu entry. */
export function isKeptAlive(key: string, sitemap: Sitemap): boolean {
  return pageAt(pathnameOf(key), sitemap)?.meta.keepAlive ?? false;
}

function pathnameOf(path: string): string {
  return path.split(/[?#]/u, 1)[0] ?? '';
}
