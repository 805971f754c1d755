import type { AuthFacts } from '@evergreen/core/session/auth';
import { decideNavigation } from '@evergreen/core/shell/navigation';
import { useCore, useSelectedFacts } from '@evergreen/react-ui/adapter';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';

import { ForbiddenContext } from './forbidden-context.ts';
import { useSitemap } from './use-sitemap.ts';
import { useHere } from './use-here.ts';
import type { WantedPath } from './history-state.ts';
import { Waiting } from './waiting.tsx';

const NOT_FOUND_PATH = '/404';

const statusOf = (facts: AuthFacts) => facts.status;
const endOf = (facts: AuthFacts) => facts.end;

export interface NavigationGuardProps {
  readonly children: ReactNode;
}

/** Follows the core's decision about where the person is. */
export function NavigationGuard({ children }: NavigationGuardProps) {
  const { auth, config } = useCore();
  const status = useSelectedFacts(auth, statusOf);
  const end = useSelectedFacts(auth, endOf);
  const sitemap = useSitemap();
  const path = useHere();
  const decision = decideNavigation({ path, status, sitemap, homePath: config.homePath, end });
  switch (decision.kind) {
    case 'allow':
    case 'forbidden':
      // One element for both: another would drop every pane behind the page, and what was typed there.
      return <ForbiddenContext value={decision.kind === 'forbidden'}>{children}</ForbiddenContext>;
    case 'wait':
      return <Waiting />;
    case 'redirect':
      return <Navigate to={decision.to} replace={decision.replace} />;
    case 'notFound':
      return <Navigate to={NOT_FOUND_PATH} replace state={{ wantedPath: path } satisfies WantedPath} />;
  }
}
