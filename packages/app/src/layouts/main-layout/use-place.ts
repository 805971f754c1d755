import { breadcrumb, pageAt, titleAt } from '@evergreen/core/shell/navigation';
import { useLocation } from 'react-router-dom';

import { useSitemap } from '../../routing/use-sitemap.ts';

/** Where the shown page stands in the menu, and what it is called. */
export function usePlace() {
  const { pathname } = useLocation();
  const sitemap = useSitemap();
  const crumbs = breadcrumb(pathname, sitemap);
  return {
    crumbs,
    isHome: crumbs.length === 1,
    isHeadless: pageAt(pathname, sitemap)?.meta.hiddenHeaderContent ?? false,
    title: titleAt(pathname, sitemap),
  };
}
