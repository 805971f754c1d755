import { assertNever } from '../../../kernel/index.ts';
import { DASHBOARD_PATH, fixedRouteAt, LOGIN_PATH } from './fixed-routes.ts';
import type { NavigationDecision, NavigationEnd, NavigationStatus } from './menu.types.ts';
import { safeInternalPath } from './safe-redirect.ts';
import { absolutePath, canonicalPathname, queryValue, splitSitePath } from './site-path.ts';
import { isOpenPage, placeOf, breadcrumbsAt, type Sitemap } from './sitemap.ts';

/** Query parameter of the login page with the requested path. */
const REDIRECT_PARAMETER = 'redirect';

export interface NavigationInput {
  /** Requested path, query and hash. */
  readonly path: string;
  readonly status: NavigationStatus;
  /** Sitemap of the user's menu; used only when logged in. */
  readonly sitemap: Sitemap;
  /** Default landing page of a logged-in user; `/` for the first page of the menu. */
  readonly homePath: string;
  /** Why the last session ended; after logout, the user is not redirected back. */
  readonly end?: NavigationEnd | null;
}

const ALLOW: NavigationDecision = { kind: 'allow' };

/** Decide the outcome of a navigation. Pure: the client executes the decision. */
export function decideNavigation(input: NavigationInput): NavigationDecision {
  switch (input.status) {
    case 'restoring':
      return { kind: 'wait' };
    case 'loggedOut':
    case 'loggingIn':
    case 'provingSecondFactor':
      return beforeSignIn(input.path) ?? redirect(loginPath(input.path, input.end ?? null));
    case 'choosing':
    case 'loadingPermissions':
      return beforeSignIn(input.path) ?? { kind: 'wait' };
    case 'loggedIn':
    case 'loggingOut':
      return afterSignIn(input);
    default:
      return assertNever(input.status);
  }
}

/** URL of the login page, with the requested path if it is safe to return to. */
export function loginPath(wanted: string, end: NavigationInput['end'] = null): string {
  const path = end === 'signedOut' || end === 'endedElsewhere' ? '' : safeInternalPath(wanted, '');
  return path === '' ? LOGIN_PATH : `${LOGIN_PATH}?${REDIRECT_PARAMETER}=${encodeURIComponent(path)}`;
}

function beforeSignIn(path: string): NavigationDecision | undefined {
  const fixed = fixedRouteAt(path);
  if (fixed === undefined || !fixed.isOpen) return undefined;
  return fixed.leadsTo.kind === 'redirect' ? redirect(fixed.leadsTo.to) : ALLOW;
}

function afterSignIn(input: NavigationInput): NavigationDecision {
  const decision = atPath(input);
  if (decision.kind !== 'allow') return decision;
  // Canonical URL per page: the router does not match empty segments, and the tabs would treat them as another page.
  const address = absolutePath(input.path, '/');
  return address === input.path ? decision : redirect(address);
}

function atPath({ path, sitemap, homePath }: NavigationInput): NavigationDecision {
  const { search } = splitSitePath(path);
  const pathname = canonicalPathname(path);
  const home = landingPath(homePath, sitemap);
  if (pathname === LOGIN_PATH || pathname === '/user') {
    return redirect(safeInternalPath(queryValue(search, REDIRECT_PARAMETER), home));
  }
  const leadsTo = fixedRouteAt(path)?.leadsTo;
  switch (leadsTo?.kind) {
    case 'page':
      return ALLOW;
    case 'redirect':
      return redirect(leadsTo.to);
    case 'home':
      return redirect(home);
    case undefined:
      return atMenuPath(path, sitemap);
  }
}

/** The home page, or the first page of the menu for an account that cannot open it. */
function landingPath(homePath: string, sitemap: Sitemap): string {
  const home = safeInternalPath(homePath, DASHBOARD_PATH);
  const isOpen = fixedRouteAt(home)?.leadsTo.kind === 'page' || breadcrumbsAt(home, sitemap).some(isOpenPage);
  return isOpen ? home : (sitemap.firstPath ?? DASHBOARD_PATH);
}

function atMenuPath(path: string, sitemap: Sitemap): NavigationDecision {
  const routed = breadcrumbsAt(path, sitemap).filter((breadcrumb) => placeOf(breadcrumb).isRouted);
  const exact = routed.filter((breadcrumb) => canonicalPathname(placeOf(breadcrumb).path) === canonicalPathname(path));
  // A node with the exact path takes precedence over patterns, so that a restricted page stays protected.
  const deciding = exact.length > 0 ? exact : routed;
  if (deciding.some(isOpenPage)) return ALLOW;
  const container = deciding.find((breadcrumb) => placeOf(breadcrumb).isPermitted);
  if (container === undefined) return { kind: deciding.length > 0 ? 'forbidden' : 'notFound' };
  const leadsTo = sitemap.redirects.get(canonicalPathname(path));
  return leadsTo === undefined ? { kind: 'notFound' } : redirect(leadsTo);
}

function redirect(to: string): NavigationDecision {
  return { kind: 'redirect', to, replace: true };
}
