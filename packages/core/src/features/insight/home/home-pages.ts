import { canonicalPathname, menuLeaves, pageAt, type Sitemap } from '../../shell/navigation/index.ts';
import type { HomePageLink } from './home.types.ts';

/** The pages of the menu that a link may lead to, in its order, each once; windows and disabled entries are left out. */
export function homePages(sitemap: Sitemap): readonly HomePageLink[] {
  const seen = new Set<string>();
  return menuLeaves(sitemap).flatMap(({ title, groups, target }): readonly HomePageLink[] => {
    if (target.kind !== 'page') return [];
    const path = canonicalPathname(target.path);
    if (seen.has(path)) return [];
    seen.add(path);
    return [{ path, title, icon: pageAt(path, sitemap)?.meta.icon ?? '', groups }];
  });
}
