import type { Core } from '@evergreen/core';
import { seconds } from '@evergreen/core/kernel';
import { decideNavigation, fixedRouteAt } from '@evergreen/core/shell/navigation';

import { LazyLoginPage } from '../pages/session/pages.ts';
import { withinLimit } from './lazy-page.ts';
import { LazyLoginLayout } from './layouts.ts';

/** Then the application is rendered without it, and says what is on its way. */
const FIRST_PAGE_LIMIT = seconds(5);

/**
 * Fetch the sign-in page if the application begins with it. It is rendered at once then: React would keep the sign of
 * waiting for 300 ms although the page is there. What fails is asked for again when the page is rendered.
 */
export async function loadFirstPage({ auth, sitemap, config }: Core, path: string): Promise<void> {
  const { status, end } = auth.facts();
  const decision = decideNavigation({ path, status, end, sitemap: sitemap.facts(), homePath: config.homePath });
  const shown = decision.kind === 'redirect' ? decision.to : path;
  if (decision.kind === 'wait' || fixedRouteAt(shown)?.name !== 'login') return;
  const parts = [LazyLoginLayout, LazyLoginPage].map((page) => page.loadAhead());
  await withinLimit(() => Promise.allSettled(parts), FIRST_PAGE_LIMIT).catch(() => undefined);
}
