import { menuSelection, pageAt } from '@evergreen/core/shell/navigation';
import type { ShownMenu } from '@evergreen/react-ui/widgets/shell/main-menu';
import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';

import { loadPageAhead } from '../../routing/page-registry.tsx';
import { useSitemap } from '../../routing/use-sitemap.ts';

/** The user's menu, and the place of the shown page in it. The program of a page is read while the pointer is over its entry. */
export function useMenu(): ShownMenu {
  const { pathname } = useLocation();
  const sitemap = useSitemap();
  const onPoint = useCallback(
    (path: string) => {
      const page = pageAt(path, sitemap);
      if (page !== undefined) loadPageAhead(page);
    },
    [sitemap],
  );
  return useMemo(
    () => ({ entries: sitemap.entries, selection: menuSelection(pathname, sitemap), onPoint }),
    [onPoint, pathname, sitemap],
  );
}
