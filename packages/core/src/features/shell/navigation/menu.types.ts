import type { MenuMeta } from '../../../contract/index.ts';
import type { Result, LocalizedText } from '../../../kernel/index.ts';
import type { OnlinePageReference } from './online-components.ts';

/** Values available to menu addresses; the access token is excluded and never part of a URL. */
export interface AddressContext {
  /** Base URL of the back end: an http URL, or a path of this site. */
  readonly domainUrl: string;
  readonly staticDomainUrl: string;
  readonly onlinePreviewDomainUrl?: string;
  readonly pdfDomainUrl?: string;
  readonly userId: string;
  readonly username: string;
  readonly tenantId: string;
}

/** Content of a route. Addresses are http(s) or paths of this site; an error describes the misconfigured entry. */
export type RouteComponent =
  /** Contains other routes and has no content of its own. */
  | { readonly kind: 'container' }
  /** A foreign page in an iframe inside the layout. */
  | { readonly kind: 'frame'; readonly address: Result<string, LocalizedText> }
  /** A foreign page opened in a new window. */
  | { readonly kind: 'external'; readonly address: Result<string, LocalizedText> }
  /** A built-in page of the online forms and reports. */
  | { readonly kind: 'online'; readonly page: OnlinePageReference }
  /** A page of this product, resolved by name in a registry. */
  | { readonly kind: 'page'; readonly name: string };

export interface PageRoute {
  /** Absolute, without a trailing slash; `:name` matches one segment. */
  readonly path: string;
  readonly name: string;
  readonly component: RouteComponent;
  readonly meta: MenuMeta;
  /** Routed but not shown in the menu. */
  readonly isHidden: boolean;
}

/** A router-independent route; every path is absolute at any depth. */
export interface RouteNode extends PageRoute {
  /** Redirect target of a container: always the path of a page. */
  readonly redirect?: string;
  readonly children: readonly RouteNode[];
}

/** Action of a menu entry. */
export type MenuTarget =
  | { readonly kind: 'group' }
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'window'; readonly address: string }
  /** A plain link with a window name. */
  | { readonly kind: 'link'; readonly address: string; readonly window: string }
  | { readonly kind: 'disabled'; readonly reason: LocalizedText };

/** One visible menu entry. */
export interface MenuEntry {
  /** Unique within the menu: the path, numbered if several entries share it. */
  readonly key: string;
  readonly path: string;
  readonly title: string;
  /** Empty if none. */
  readonly icon: string;
  readonly target: MenuTarget;
  /** Its page is still to come and says so. */
  readonly isPlanned: boolean;
  readonly children: readonly MenuEntry[];
}

/** Session status as seen by navigation; same values as in the auth feature. */
export type NavigationStatus =
  | 'restoring'
  | 'loggedOut'
  | 'loggingIn'
  /** The second factor of the sign-in is asked. */
  | 'provingSecondFactor'
  /** Logged in; department or tenant must be selected first. */
  | 'choosing'
  | 'loadingPermissions'
  | 'loggedIn'
  | 'loggingOut';

/** Why the last session ended; same values as in the auth feature. */
export type NavigationEnd = 'signedOut' | 'expired' | 'menuFailed' | 'endedElsewhere' | 'replaced';

export type NavigationDecision =
  | { readonly kind: 'allow' }
  | { readonly kind: 'redirect'; readonly to: string; readonly replace: true }
  /** Pending: session or menu are loading. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'forbidden' };
