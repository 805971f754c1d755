import type { MenuMeta } from '../../../contract/index.ts';
import type { Result, LocalizedText } from '../../../kernel/index.ts';
import type { OnlinePage } from './online-components.ts';

/** What the addresses of a menu may refer to; the access token is not among it and never enters an address. */
export interface AddressContext {
  /** Where the backend answers: an http address, or a path of this site. */
  readonly domainUrl: string;
  readonly staticDomainUrl: string;
  readonly onlinePreviewDomainUrl?: string;
  readonly pdfDomainUrl?: string;
  readonly userId: string;
  readonly username: string;
  readonly tenantId: string;
}

/** What a route shows. Addresses are http(s) or paths of this site; a failure says what is wrong with the entry. */
export type RouteComponent =
  /** Holds other routes and shows nothing of its own. */
  | { readonly kind: 'container' }
  /** Somebody else's page inside the layout. */
  | { readonly kind: 'frame'; readonly address: Result<string, LocalizedText> }
  /** Somebody else's page, to be opened in a new window. */
  | { readonly kind: 'external'; readonly address: Result<string, LocalizedText> }
  /** A built-in page of the online forms and reports. */
  | { readonly kind: 'online'; readonly page: OnlinePage }
  /** A page of this product, to be looked up by its name in a registry. */
  | { readonly kind: 'page'; readonly name: string };

export interface PageRoute {
  /** Absolute, without a trailing slash; `:name` stands for one segment. */
  readonly path: string;
  readonly name: string;
  readonly component: RouteComponent;
  readonly meta: MenuMeta;
  /** Reachable by its address, not drawn in the menu. */
  readonly isHidden: boolean;
}

/** A route of any router; every path is absolute, however deep it lies. */
export interface RouteNode extends PageRoute {
  /** Where a container leads: always the path of a page. */
  readonly redirect?: string;
  readonly children: readonly RouteNode[];
}

/** What choosing an entry of the menu does. */
export type MenuTarget =
  | { readonly kind: 'group' }
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'window'; readonly address: string }
  /** A plain link with its own window name. */
  | { readonly kind: 'link'; readonly address: string; readonly window: string }
  | { readonly kind: 'disabled'; readonly reason: LocalizedText };

/** One drawn entry of the menu. */
export interface MenuEntry {
  /** Unique within the menu: the path, with a number after it where several entries share one. */
  readonly key: string;
  readonly path: string;
  readonly title: string;
  /** Empty for none. */
  readonly icon: string;
  readonly target: MenuTarget;
  readonly children: readonly MenuEntry[];
}

/** Where somebody is on the way in or out; the statuses of the auth feature, in its words. */
export type NavigationStatus =
  | 'restoring'
  | 'loggedOut'
  | 'loggingIn'
  /** Signed in; department or tenant are to be chosen first. */
  | 'choosing'
  | 'loadingPermissions'
  | 'loggedIn'
  | 'loggingOut';

/** How the last session ended, in the words of the auth feature. */
export type NavigationEnd = 'signedOut' | 'expired' | 'menuFailed' | 'endedElsewhere' | 'replaced';

export type NavigationDecision =
  | { readonly kind: 'allow' }
  | { readonly kind: 'redirect'; readonly to: string; readonly replace: true }
  /** Not yet known: the session or the menu is on its way. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'forbidden' };
