import { listAddressParameters } from '@evergreen/core/list-page';
import type { NavigationInput, PageRoute, Sitemap } from '@evergreen/core/navigation';
import { tabAt, tabOfPage, type OpenedTab } from '@evergreen/core/tabs';

import { resourceOfComponent } from './resource-of-component.ts';

/** The tab of an entry of the router's history; undefined where it has none. */
export function tabAtEntry(input: NavigationInput): OpenedTab | undefined {
  return tabAt(input, ownParameters);
}

/** The key of the tab that a path belongs to; undefined where the page has none. */
export function tabKeyAt(path: string, sitemap: Sitemap): string | undefined {
  return tabOfPage(path, sitemap, ownParameters)?.key;
}

/** The query of a list lives in its address. */
function ownParameters({ component }: PageRoute): readonly string[] {
  const resource = component.kind === 'page' ? resourceOfComponent(component.name) : undefined;
  return resource === undefined ? [] : listAddressParameters(resource);
}
