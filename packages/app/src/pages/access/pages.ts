import type { DomainPages } from '../../routing/domain-pages.types.ts';
import { lazyBinPage } from '../../routing/resource-pages.tsx';
import { lazyPage } from '../../routing/lazy-page.ts';

const AuthorizationPage = lazyPage(
  async () => (await import('./authorization/authorization.page.tsx')).AuthorizationPage,
);
const PermissionExplainPage = lazyPage(
  async () => (await import('./permission-explain/permission-explain.page.tsx')).PermissionExplainPage,
);

const AddressBookPage = lazyPage(async () => (await import('./colleagues/colleagues.page.tsx')).AddressBookPage);
const MyDepartmentPage = lazyPage(async () => (await import('./colleagues/colleagues.page.tsx')).MyDepartmentPage);

export const accessPages: DomainPages = {
  components: {
    'pages/address-book': AddressBookPage,
    'pages/authorization': AuthorizationPage,
    'pages/my-department': MyDepartmentPage,
    'pages/permission-explain': PermissionExplainPage,
    'pages/user-recycle-bin': lazyBinPage('user'),
  },
  routes: {},
};
