import type { FixedRoute } from '@evergreen/core/shell/navigation';
import { useTranslate } from '@evergreen/react-ui/adapter';

import { createElement } from 'react';

import { lazyPage } from './lazy-page.ts';
import { pagesByRoute } from './pages.ts';

const ExceptionPage = lazyPage(async () => (await import('../pages/shell/exception/exception.page.tsx')).ExceptionPage);
const NotBuiltYetPage = lazyPage(
  async () => (await import('../pages/shell/not-built-yet/not-built-yet.page.tsx')).NotBuiltYetPage,
);

/** Render the page of a route that exists whatever the menu holds. */
export function FixedPage({ route: { name, title } }: { readonly route: FixedRoute }) {
  const t = useTranslate();
  if (name === '403' || name === '404' || name === '500') return <ExceptionPage kind={name} />;
  const page = pagesByRoute.get(name);
  return page === undefined ? <NotBuiltYetPage title={t(title)} isInMenu={false} /> : createElement(page);
}
