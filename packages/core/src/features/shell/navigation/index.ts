export { breadcrumb, type Crumb } from './breadcrumb.ts';
export {
  builtComponents,
  hasViewStateQuery,
  isBuilt,
  menuPlanned,
  ownPageComponents,
  resourceNameOf,
} from './built-pages.ts';
export { DASHBOARD_PATH, fixedRouteAt, fixedRoutes, LOGIN_PATH, type FixedRoute } from './fixed-routes.ts';
export { framedAddress } from './frame-address.ts';
export { menuEntry } from './menu-entry.ts';
export { menuAddressError, menuComponentError } from './menu-entry-rules.ts';
export { menuIconNames } from './menu-icon-names.messages.ts';
export { MENU_ICONS, menuIconNamed, type MenuIcon } from './menu-icon.ts';
export { menuLeaves, type MenuLeaf } from './menu-leaves.ts';
export type {
  AddressContext,
  MenuEntry,
  MenuTarget,
  NavigationDecision,
  NavigationStatus,
  PageRoute,
  RouteComponent,
  RouteNode,
} from './menu.types.ts';
export { decideNavigation, loginPath, type NavigationInput } from './navigation-guard.ts';
export { onlinePageOf, type OnlinePageReference } from './online-components.ts';
export { groupsChanged, groupsCollapsed, groupsFollowing, NO_OPEN_GROUPS, type OpenGroups } from './open-groups.ts';
export { browserTitle, titleAt } from './page-title.ts';
export { pagesBesideMenu, type PageBesideMenu } from './pages-beside-menu.ts';
export type { MenuOwner } from './placed-menu.ts';
export { canonicalPathname, queryValue, splitSitePath } from './site-path.ts';
export { safeInternalPath } from './safe-redirect.ts';
export { menuSelection, type MenuSelection } from './selected-key.ts';
export { createSitemap, type SitemapDependencies, type SitemapService } from './sitemap.service.ts';
export { buildSitemap, pageAt, pageNamed, type Sitemap } from './sitemap.ts';
