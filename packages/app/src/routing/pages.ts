import { accessPages } from '../pages/access/pages.ts';
import { insightPages } from '../pages/insight/pages.ts';
import { messagingPages } from '../pages/messaging/pages.ts';
import { sessionPages } from '../pages/session/pages.ts';
import { shellPages } from '../pages/shell/pages.ts';
import type { DomainPages } from './domain-pages.types.ts';
import { galleryPages } from './gallery-pages.ts';
import type { LazyPage } from './lazy-page.ts';

const domains = [accessPages, galleryPages, insightPages, messagingPages, sessionPages, shellPages];

/** Merges one kind of list. Throws when two domains claim one name: the second would never be shown. */
function merged(kind: keyof DomainPages): ReadonlyMap<string, LazyPage<object>> {
  const pages = new Map<string, LazyPage<object>>();
  for (const [name, page] of domains.flatMap((domain) => Object.entries(domain[kind]))) {
    if (pages.has(name)) throw new Error(`Two pages are listed for ${name}`);
    pages.set(name, page);
  }
  return pages;
}

/** Component name on the wire → page. Resources are not listed: one page shows them all. */
export const pagesByComponent = merged('components');

/** Name of a fixed route → page. */
export const pagesByRoute = merged('routes');
