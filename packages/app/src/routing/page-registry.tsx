import type { PageRoute } from '@evergreen/core/navigation';
import type { ReactNode } from 'react';

import { resourceOfComponent } from './resource-of-component.ts';
import { HomePage } from './home-page.ts';
import { lazyPage } from './lazy-page.ts';

const ResourcePage = lazyPage(async () => (await import('../pages/records/resource/resource.page.tsx')).ResourcePage);
const AuthorizationPage = lazyPage(
  async () => (await import('../pages/access/authorization/authorization.page.tsx')).AuthorizationPage,
);
const FramePage = lazyPage(async () => (await import('../pages/shell/frame/frame.page.tsx')).FramePage);
const ExternalPage = lazyPage(async () => (await import('../pages/shell/frame/external.page.tsx')).ExternalPage);
const PermissionExplainPage = lazyPage(
  async () => (await import('../pages/access/permission-explain/permission-explain.page.tsx')).PermissionExplainPage,
);
const AccountSecurityPage = lazyPage(
  async () => (await import('../pages/session/account-security/account-security.page.tsx')).AccountSecurityPage,
);
const SmsOutboxPage = lazyPage(
  async () => (await import('../pages/messaging/sms-outbox/sms-outbox.page.tsx')).SmsOutboxPage,
);
const OnlinePage = lazyPage(async () => (await import('../pages/online/online-pages/online.page.tsx')).OnlinePage);
const AnnouncementsPage = lazyPage(
  async () => (await import('../pages/messaging/announcements/announcements.page.tsx')).AnnouncementsPage,
);
const NotBuiltYetPage = lazyPage(
  async () => (await import('../pages/shell/not-built-yet/not-built-yet.page.tsx')).NotBuiltYetPage,
);

/** Component names on the wire that have a page of their own; the resources are found by theirs. */
const pages: ReadonlyMap<string, () => ReactNode> = new Map([
  ['pages/home', () => <HomePage />],
  ['pages/permission-explain', () => <PermissionExplainPage />],
  ['pages/user-announcement', () => <AnnouncementsPage />],
  ['dashboard/Analysis', () => <HomePage />],
  ['pages/authorization', () => <AuthorizationPage />],
  ['pages/sms-outbox', () => <SmsOutboxPage />],
  ['pages/account-settings-security', () => <AccountSecurityPage />],
]);

/** What a page of the menu shows. A component that is not here is said to be not built yet, by its name in the menu. */
export function pageElement({ path, component, meta }: PageRoute): ReactNode {
  switch (component.kind) {
    case 'page': {
      const page = pages.get(component.name);
      if (page !== undefined) return page();
      const resource = resourceOfComponent(component.name);
      // The key keeps one resource's list from living on as another's.
      return resource === undefined ? (
        <NotBuiltYetPage title={meta.title} isInMenu />
      ) : (
        <ResourcePage key={path} resource={resource} />
      );
    }
    case 'frame':
      return <FramePage key={path} title={meta.title} address={component.address} />;
    case 'external':
      return <ExternalPage title={meta.title} address={component.address} />;
    case 'online':
      return <OnlinePage key={path} page={component.page} title={meta.title} />;
    case 'container':
      return <NotBuiltYetPage title={meta.title} isInMenu />;
  }
}
