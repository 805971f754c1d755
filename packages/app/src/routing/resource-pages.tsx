import { resourceEntry } from '@evergreen/core/resources';

import { lazyPage, type LazyPage } from './lazy-page.ts';

const pages = new Map<string, LazyPage<object>>();

/** The page of a resource, which fetches the shared page and the description when it is first shown; undefined for an unknown name. */
export function lazyResourcePage(name: string): LazyPage<object> | undefined {
  const entry = resourceEntry(name);
  if (entry === undefined) return undefined;
  const known = pages.get(name);
  if (known !== undefined) return known;
  const page = lazyPage<object>(async () => {
    const [{ ResourcePage }, resource] = await Promise.all([
      import('../pages/records/resource/resource.page.tsx'),
      entry.load(),
    ]);
    return () => <ResourcePage resource={resource} />;
  });
  pages.set(name, page);
  return page;
}
