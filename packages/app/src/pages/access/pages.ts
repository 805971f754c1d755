import type { DomainPages } from '../../routing/domain-pages.types.ts';
import { lazyPage } from '../../routing/lazy-page.ts';

const AuthorizationPage = lazyPage(
  async () => (await import('./authorization/authorization.page.tsx')).AuthorizationPage,
);
const PermissionExplainPage = lazyPage(
  async () => (await import('./permission-explain/permission-explain.page.tsx')).PermissionExplainPage,
);

export const accessPages: DomainPages = {
  components: {
    'pages/authorization': AuthorizationPage,
    'pages/permission-explain': PermissionExplainPage,
  },
  routes: {},
};
