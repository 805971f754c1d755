import type { Core } from '@evergreen/core';
import { CoreProvider, LinkProvider, type AddressLinkProps } from '@evergreen/react-ui/adapter';
import { NoticeOutlet } from '@evergreen/react-ui/feedback';
import { EvergreenTheme } from '@evergreen/react-ui/theme';
import { Link } from 'react-router-dom';

import { AppConfigProvider } from './app-config-provider.tsx';
import type { AppConfig } from './app-config.ts';
import { OrgSelectionOutlet } from './layouts/org-selection.tsx';
import { AppRouter } from './routing/app-router.tsx';
import { AppRoutes } from './routing/app-routes.tsx';
import { DocumentTitle } from './routing/document-title.tsx';
import { PageBoundary } from './routing/page-boundary.tsx';
import { TitleBadgeProvider } from './routing/title-badge.tsx';
import { useHere } from './routing/use-here.ts';

export interface AppProps {
  readonly core: Core;
  readonly config: AppConfig;
}

export function App({ core, config }: AppProps) {
  return (
    <CoreProvider core={core}>
      <AppConfigProvider config={config}>
        <EvergreenTheme>
          <NoticeOutlet />
          <AppRouter>
            <LinkProvider drawLink={routerLink}>
              <TitleBadgeProvider>
                <DocumentTitle />
                <Site />
              </TitleBadgeProvider>
              <OrgSelectionOutlet />
            </LinkProvider>
          </AppRouter>
        </EvergreenTheme>
      </AppConfigProvider>
    </CoreProvider>
  );
}

const routerLink = (link: AddressLinkProps) => <Link {...link} />;

function Site() {
  return (
    <PageBoundary resetKey={useHere()}>
      <AppRoutes />
    </PageBoundary>
  );
}
