import { isBuilt, pageAt } from '@evergreen/core/shell/navigation';

import { useSitemap } from '../../../routing/use-sitemap.ts';

/** In the order of the list; those that the menu of the account does not have are left out. */
const PATHS = ['base', 'security', 'binding', 'custom', 'notification', 'avatar'].map(
  (name) => `/account/settings/${name}`,
);

/** The pages of 个人设置 that exist and that the user may open. */
export function useSettingsPages() {
  return useBuiltPages(PATHS);
}

/** Those, where one works, and by which third parties one signs in. */
export function useAccountPages() {
  return useBuiltPages([...PATHS, '/account/tenant', '/account/thirdLogin']);
}

function useBuiltPages(paths: readonly string[]) {
  const sitemap = useSitemap();
  return paths.flatMap((path) => pageAt(path, sitemap) ?? []).filter(({ component }) => isBuilt(component));
}
