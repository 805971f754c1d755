import { assertNever } from '../../../kernel/index.ts';
import { DASHBOARD_PATH, fixedRouteAt, LOGIN_PATH } from './fixed-routes.ts';
import type { NavigationDecision, NavigationEnd, NavigationStatus } from './menu.types.ts';
import { safeInternalPath } from './safe-redirect.ts';
import { absolutePath, canonicalPathname, queryValue, splitSitePath } from './site-path.ts';
import { isOpenPage, placeOf, breadcrumbsAt, type Sitemap } from './sitemap.ts';

/** The parameter of the login page that holds the wanted path. */
const REDIRECT_PARAMETER = 'redirect';

export interface NavigationInput {
  /** Where somebody wants to go: path, query and hash. */
  readonly path: string;
  readonly status: NavigationStatus;
  /** Of the user's menu; asked only when the user is signed in. */
  readonly sitemap: Sitemap;
  /** Where a signed-in user lands who wants nothing else. */
  readonly homePath: string;
  /** How the last session ended; somebody who signed out is not led back to where they were. */
  readonly end?: NavigationEnd | null;
}

const ALLOW: NavigationDecision = { kind: 'allow' };

/** Says what happens to one wish to go somewhere. Pure: the face follows the decision. */
export function decideNavigation(input: NavigationInput): NavigationDecision {
  switch (input.status) {
    case 'restoring':
      return { kind: 'wait' };
    case 'loggedOut':
    case 'loggingIn':
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

/** The login page's address with the wanted path in it, where that is one to come back to. */
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
  // One address a page: the router finds none at a path with empty segments, and the tabs would take it for another page.
  const address = absolutePath(input.path, '/');
  return address === input.path ? decision : redirect(address);
}

function atPath({ path, sitemap, homePath }: NavigationInput): NavigationDecision {
  const { search } = splitSitePath(path);
  const pathname = canonicalPathname(path);
  const home = safeInternalPath(homePath, DASHBOARD_PATH);
  if (pathname === LOGIN_PATH || pathname === '/user') {
    return redirect(safeInternalPath(queryValue(search, REDIRECT_PARAMETER), home));
  }
  const leadsTo = fixedRouteAt(path)?.leadsTo;
  switch (leadsTo?.kind) {
    case 'page':
      return ALLOW;
    case 'redirect':
      return redirect(leadsTo.to);
    case 'firstLeaf':
      return redirect(sitemap.firstPath ?? (home === '/' ? DASHBOARD_PATH : home));
    case undefined:
      return atMenuPath(path, sitemap);
  }
}

function atMenuPath(path: string, sitemap: Sitemap): NavigationDecision {
  const routed = breadcrumbsAt(path, sitemap).filter((breadcrumb) => placeOf(breadcrumb).isRouted);
  const exact = routed.filter((breadcrumb) => canonicalPathname(placeOf(breadcrumb).path) === canonicalPathname(path));
  // A node at exactly this path decides before any pattern, so that a page of its own permission stays behind it.
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
