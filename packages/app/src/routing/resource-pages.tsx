import { resourceEntry } from '@evergreen/core/resources';

import { resourceSlotsOf } from './resource-slots.registry.ts';
import { lazyPage, type LazyPage } from './lazy-page.ts';

const pages = new Map<string, LazyPage<object>>();

/** The page of a resource, which fetches the shared page, the description and its slots when it is first shown; undefined for an unknown name. */
export function lazyResourcePage(name: string): LazyPage<object> | undefined {
  const entry = resourceEntry(name);
  if (entry === undefined) return undefined;
  const known = pages.get(name);
  if (known !== undefined) return known;
  const page = lazyPage<object>(async () => {
    const [{ ResourcePage }, resource, slots] = await Promise.all([
      import('../pages/records/resource/resource.page.tsx'),
      entry.load(),
      resourceSlotsOf(name),
    ]);
    return () => <ResourcePage resource={resource} slots={slots} />;
  });
  pages.set(name, page);
  return page;
}

/** The page of the recycle bin of a resource. Throws for an unknown name (programming error). */
export function lazyBinPage(name: string): LazyPage<object> {
  const entry = resourceEntry(name);
  if (entry === undefined) throw new Error(`No resource is called "${name}"`);
  return lazyPage<object>(async () => {
    const [{ RecycleBin }, resource] = await Promise.all([
      import('../pages/records/resource/recycle-bin.tsx'),
      entry.load(),
    ]);
    return () => <RecycleBin resource={resource} fixed={NOTHING_FIXED} />;
  });
}

const NOTHING_FIXED = {};
