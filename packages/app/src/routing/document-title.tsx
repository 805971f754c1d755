import { browserTitle } from '@evergreen/core/navigation';
import { useCore, useTranslate } from '@evergreen/react-ui/adapter';
import { useEffect } from 'react';

import { useSitemap } from './use-sitemap.ts';
import { useHere } from './use-here.ts';

/** Keeps the browser's title: page, a dot, platform. */
export function DocumentTitle() {
  const { config } = useCore();
  const t = useTranslate();
  const title = t(browserTitle(useHere(), useSitemap(), config.platformName));
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
