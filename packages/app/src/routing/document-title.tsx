import { browserTitle } from '@evergreen/core/shell/navigation';
import { useCore, useTranslate } from '@evergreen/react-ui/adapter';
import { useEffect } from 'react';

import { useSitemap } from './use-sitemap.ts';
import { useTitleBadge } from './title-badge.tsx';
import { useHere } from './use-here.ts';

/** Keeps the browser's title: page, a dot, platform; before it, in brackets, how many messages are unread. */
export function DocumentTitle() {
  const { config } = useCore();
  const t = useTranslate();
  const { badge } = useTitleBadge();
  const name = t(browserTitle(useHere(), useSitemap(), config.platformName));
  const title = badge === '' ? name : `(${badge}) ${name}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
