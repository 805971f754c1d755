import type { FixedRoute } from '@evergreen/core/navigation';
import { useTranslate } from '@evergreen/react-ui/adapter';
import type { ReactNode } from 'react';

import { HomePage } from './home-page.ts';
import { lazyPage } from './lazy-page.ts';

const LoginPage = lazyPage(async () => (await import('../pages/session/login/login.page.tsx')).LoginPage);
const RegistrationPage = lazyPage(
  async () => (await import('../pages/session/registration/registration.page.tsx')).RegistrationPage,
);
const RegistrationResultPage = lazyPage(
  async () =>
    (await import('../pages/session/registration-result/registration-result.page.tsx')).RegistrationResultPage,
);
const PasswordRecoveryPage = lazyPage(
  async () => (await import('../pages/session/password-recovery/password-recovery.page.tsx')).PasswordRecoveryPage,
);
const ExceptionPage = lazyPage(async () => (await import('../pages/shell/exception/exception.page.tsx')).ExceptionPage);
const AnnouncementsPage = lazyPage(
  async () => (await import('../pages/messaging/announcements/announcements.page.tsx')).AnnouncementsPage,
);
const GalleryPage = lazyPage(async () => (await import('../pages/base/gallery/gallery.page.tsx')).GalleryPage);
const BenchGridPage = lazyPage(
  async () => (await import('../pages/grid/bench-grid/bench-grid.page.tsx')).BenchGridPage,
);
const GalleryTablesPage = lazyPage(
  async () => (await import('../pages/grid/gallery-tables/gallery-tables.page.tsx')).GalleryTablesPage,
);
const NotBuiltYetPage = lazyPage(
  async () => (await import('../pages/shell/not-built-yet/not-built-yet.page.tsx')).NotBuiltYetPage,
);

/** Name of a fixed route → its page. */
const pages: ReadonlyMap<string, () => ReactNode> = new Map([
  ['login', () => <LoginPage />],
  ['register', () => <RegistrationPage />],
  ['alteration', () => <PasswordRecoveryPage />],
  ['registerResult', () => <RegistrationResultPage />],
  ['dashboard-analysis', () => <HomePage />],
  ['TestHome', () => <HomePage />],
  ['userAnnouncement', () => <AnnouncementsPage />],
  ['gallery', () => <GalleryPage />],
  ['benchGrid', () => <BenchGridPage />],
  ['gallery-tables', () => <GalleryTablesPage />],
  ['403', () => <ExceptionPage kind="403" />],
  ['404', () => <ExceptionPage kind="404" />],
  ['500', () => <ExceptionPage kind="500" />],
]);

/** What a route that exists whatever the menu says shows. */
export function FixedPage({ route }: { readonly route: FixedRoute }) {
  const t = useTranslate();
  const page = pages.get(route.name);
  return page === undefined ? <NotBuiltYetPage title={t(route.title)} isInMenu={false} /> : page();
}
