import { canonicalPathname, menuLeaves, pageAt, type Sitemap } from '../../shell/navigation/index.ts';
import type { HomePageLink } from './home.types.ts';

/** A menu of thousands of entries takes seconds to read, and the home page asks with everything that it learns. */
const pagesOf = new WeakMap<Sitemap, readonly HomePageLink[]>();

/**
 * The pages of the menu that a link may lead to, in its order, each once; windows and disabled entries are left out. Read once for
 * each sitemap.
 */
export function homePages(sitemap: Sitemap): readonly HomePageLink[] {
  const known = pagesOf.get(sitemap);
  if (known !== undefined) return known;
  const pages = readPages(sitemap);
  pagesOf.set(sitemap, pages);
  return pages;
}

function readPages(sitemap: Sitemap): readonly HomePageLink[] {
  const seen = new Set<string>();
  return menuLeaves(sitemap).flatMap(({ title, groups, target }): readonly HomePageLink[] => {
    if (target.kind !== 'page') return [];
    const path = canonicalPathname(target.path);
    if (seen.has(path)) return [];
    seen.add(path);
    return [{ path, title, icon: pageAt(path, sitemap)?.meta.icon ?? '', groups }];
  });
}
