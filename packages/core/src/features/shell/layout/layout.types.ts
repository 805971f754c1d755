import type { LocalizedText } from '../../../kernel/index.ts';

/** By viewport width: a phone up to `PHONE_WIDTH`, a tablet up to `TABLET_WIDTH`; both are mobile. A tablet has a side menu of icons. */
export type Device = 'phone' | 'tablet' | 'desktop';

export type LayoutEvent =
  /** Width of the viewport in CSS pixels. */
  | { readonly type: 'viewport.resized'; readonly width: number }
  /** The menu button: toggles the drawer on a phone, the side menu otherwise. */
  | { readonly type: 'menu.toggle' }
  | { readonly type: 'drawer.close' }
  /** The settings drawer; ignored if the installation disabled it. */
  | { readonly type: 'settings.open' }
  | { readonly type: 'settings.close' }
  /** A menu entry was chosen: store its title by path and emit `entry.chosen`. */
  | { readonly type: 'entry.choose'; readonly path: string; readonly title: LocalizedText }
  /** Scroll offset of the page in pixels. */
  | { readonly type: 'page.scrolled'; readonly top: number };

/** Events for the tabs. */
export interface LayoutEmitted {
  readonly type: 'entry.chosen';
  readonly path: string;
  readonly title: LocalizedText;
}

export interface LayoutFacts {
  readonly device: Device;
  readonly isMobile: boolean;
  /** Position of the menu. */
  readonly menu: 'side' | 'top' | 'drawer';
  readonly isSideMenuOpen: boolean;
  readonly isDrawerOpen: boolean;
  /** Whether the settings drawer is open. */
  readonly isSettingsOpen: boolean;
  /** Width of a fixed side menu in pixels; 0 without one. */
  readonly contentOffset: number;
  readonly hasTabs: boolean;
  readonly isHeaderFixed: boolean;
  /** Whether the fixed header is currently hidden. */
  readonly isHeaderHidden: boolean;
  readonly isContentFluid: boolean;
  /** The header says where the page stands; otherwise the page does, and the header says the name of the platform. */
  readonly isBreadcrumbInHeader: boolean;
}
