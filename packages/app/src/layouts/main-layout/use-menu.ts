import { menuSelection } from '@evergreen/core/navigation';
import type { ShownMenu } from '@evergreen/react-ui/widgets/shell/main-menu';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

import { useSitemap } from '../../routing/use-sitemap.ts';

/** The user's menu, and the place of the shown page in it. */
export function useMenu(): ShownMenu {
  const { pathname } = useLocation();
  const sitemap = useSitemap();
  return useMemo(
    () => ({ entries: sitemap.entries, selection: menuSelection(pathname, sitemap) }),
    [pathname, sitemap],
  );
}
