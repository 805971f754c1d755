import { resourceNameOf, type OnlinePageReference, type PageRoute } from '@evergreen/core/shell/navigation';
import type { ReactNode } from 'react';

import { lazyPage, type LazyPage } from './lazy-page.ts';
import { pagesByComponent } from './pages.ts';
import { lazyResourcePage } from './resource-pages.tsx';

const FramePage = lazyPage(async () => (await import('../pages/shell/frame/frame.page.tsx')).FramePage);
const ExternalPage = lazyPage(async () => (await import('../pages/shell/frame/external.page.tsx')).ExternalPage);
const OnlinePage = lazyPage(async () => (await import('../pages/online/online-pages/online.page.tsx')).OnlinePage);
const StoredFormPage = lazyPage(
  async () => (await import('../pages/online/online-pages/stored-form.page.tsx')).StoredFormPage,
);
const NotBuiltYetPage = lazyPage(
  async () => (await import('../pages/shell/not-built-yet/not-built-yet.page.tsx')).NotBuiltYetPage,
);

/** The page that a component of the menu names; undefined where none is listed. */
function lazyPageOf(component: PageRoute['component'] & { readonly kind: 'page' }): LazyPage<object> | undefined {
  const name = resourceNameOf(component);
  return pagesByComponent.get(component.name) ?? (name === undefined ? undefined : lazyResourcePage(name));
}

/** Fetches the program of a menu entry that is likely to be opened next. What does not arrive is asked for again when it is shown. */
export function loadPageAhead({ component }: PageRoute): void {
  if (component.kind !== 'page') return;
  void Promise.allSettled([lazyPageOf(component)?.loadAhead()]);
}

/** The online pages that there are; of the others their page says so. */
function onlineElement(path: string, page: OnlinePageReference, title: string): ReactNode {
  const FormList = page === 'formList' ? lazyResourcePage('onlineForm') : undefined;
  if (FormList !== undefined) return <FormList key={path} />;
  if (page === 'autoList') return <StoredFormPage key={path} path={path} />;
  return <OnlinePage key={path} page={page} title={title} />;
}

/** Render the page of a menu entry. A component that no domain lists is shown as not built yet, under its title in the menu. */
export function pageElement({ path, component, meta }: PageRoute): ReactNode {
  switch (component.kind) {
    case 'page': {
      const Page = lazyPageOf(component);
      return Page === undefined ? <NotBuiltYetPage title={meta.title} isInMenu /> : <Page key={path} />;
    }
    case 'frame':
      return <FramePage key={path} title={meta.title} address={component.address} />;
    case 'external':
      return <ExternalPage title={meta.title} address={component.address} />;
    case 'online':
      return onlineElement(path, component.page, meta.title);
    case 'container':
      return <NotBuiltYetPage title={meta.title} isInMenu />;
  }
}
