import { browserTitle } from '@evergreen/core/navigation';
import { useCore, useText } from '@evergreen/react-ui/adapter';
import { useEffect } from 'react';

import { useSitemap } from './sitemap-provider.tsx';
import { useHere } from './use-here.ts';

/** Keeps the browser's title: page, a dot, platform. */
export function DocumentTitle() {
  const { config } = useCore();
  const say = useText();
  const title = say(browserTitle(useHere(), useSitemap(), config.platformName));
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
