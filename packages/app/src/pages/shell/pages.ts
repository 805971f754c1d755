import { createElement } from 'react';

import type { DomainPages } from '../../routing/domain-pages.types.ts';
import { lazyPage, type LazyPage } from '../../routing/lazy-page.ts';

type ExceptionKind = '403' | '404' | '500';

/** The page of one kind of exception, for an entry of the menu. */
function exceptionPage(kind: ExceptionKind): LazyPage<object> {
  return lazyPage(async () => {
    const { ExceptionPage } = await import('./exception/exception.page.tsx');
    return () => createElement(ExceptionPage, { kind });
  });
}

export const shellPages: DomainPages = {
  components: {
    'pages/exception-403': exceptionPage('403'),
    'pages/exception-404': exceptionPage('404'),
    'pages/exception-500': exceptionPage('500'),
    'pages/result-fail': lazyPage(async () => (await import('./result/result.page.tsx')).FailurePage),
    'pages/result-success': lazyPage(async () => (await import('./result/result.page.tsx')).SuccessPage),
  },
  routes: {},
};
