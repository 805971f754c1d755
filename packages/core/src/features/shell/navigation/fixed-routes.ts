import type { LocalizedText } from '../../../kernel/index.ts';
import { menuMessages } from './menu.messages.ts';
import { canonicalPathname } from './site-path.ts';

export const LOGIN_PATH = '/user/login';
export const DASHBOARD_PATH = '/dashboard/analysis';

/** A route independent of the menu. */
export interface FixedRoute {
  readonly path: string;
  readonly name: string;
  readonly title: LocalizedText;
  /** `main` is the layout with the menu, `user` that of the login page, `blank` none. */
  readonly layout: 'main' | 'user' | 'blank';
  /** Accessible without a token. */
  readonly isOpen: boolean;
  readonly leadsTo:
    | { readonly kind: 'page' }
    | { readonly kind: 'home' }
    | { readonly kind: 'redirect'; readonly to: string };
}

const page = { kind: 'page' } as const;

export const fixedRoutes: readonly FixedRoute[] = [
  {
    path: '/',
    name: 'dashboard',
    title: menuMessages.home,
    layout: 'main',
    isOpen: false,
    leadsTo: { kind: 'home' },
  },
  {
    path: DASHBOARD_PATH,
    name: 'dashboard-analysis',
    title: menuMessages.home,
    layout: 'main',
    isOpen: false,
    leadsTo: page,
  },
  {
    path: '/user',
    name: 'user',
    title: menuMessages.user,
    layout: 'blank',
    isOpen: true,
    leadsTo: { kind: 'redirect', to: LOGIN_PATH },
  },
  { path: LOGIN_PATH, name: 'login', title: menuMessages.login, layout: 'user', isOpen: true, leadsTo: page },
  {
    path: '/user/register',
    name: 'register',
    title: menuMessages.register,
    layout: 'user',
    isOpen: true,
    leadsTo: page,
  },
  {
    path: '/user/register-result',
    name: 'registerResult',
    title: menuMessages.registerResult,
    layout: 'user',
    isOpen: true,
    leadsTo: page,
  },
  {
    path: '/user/alteration',
    name: 'alteration',
    title: menuMessages.alteration,
    layout: 'user',
    isOpen: true,
    leadsTo: page,
  },
  {
    path: '/test',
    name: 'test',
    title: menuMessages.test,
    layout: 'blank',
    isOpen: false,
    leadsTo: { kind: 'redirect', to: '/test/home' },
  },
  { path: '/test/home', name: 'TestHome', title: menuMessages.testHome, layout: 'blank', isOpen: false, leadsTo: page },
  {
    path: '/isps/userAnnouncement',
    name: 'userAnnouncement',
    title: menuMessages.userAnnouncement,
    layout: 'main',
    isOpen: false,
    leadsTo: page,
  },
  { path: '/gallery', name: 'gallery', title: menuMessages.gallery, layout: 'main', isOpen: false, leadsTo: page },
  {
    path: '/gallery/tables',
    name: 'gallery-tables',
    title: menuMessages.galleryTables,
    layout: 'main',
    isOpen: false,
    leadsTo: page,
  },
  { path: '/403', name: '403', title: menuMessages.forbidden, layout: 'main', isOpen: false, leadsTo: page },
  { path: '/404', name: '404', title: menuMessages.notFound, layout: 'main', isOpen: false, leadsTo: page },
  { path: '/500', name: '500', title: menuMessages.serverError, layout: 'main', isOpen: false, leadsTo: page },
];

/** The fixed route at a URL, ignoring query and hash. */
export function fixedRouteAt(path: string): FixedRoute | undefined {
  const pathname = canonicalPathname(path);
  return fixedRoutes.find((route) => route.path === pathname);
}
