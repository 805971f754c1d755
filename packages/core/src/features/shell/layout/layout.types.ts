import type { LocalizedText } from '../../../kernel/index.ts';

/** By the width of the window: a phone up to 767.99 px, a tablet up to 1087.99 px; both are mobile. */
export type Device = 'phone' | 'tablet' | 'desktop';

export type LayoutEvent =
  /** Width of the window in CSS pixels. */
  | { readonly type: 'viewport.resized'; readonly width: number }
  /** The button of the menu: opens and closes the drawer on a mobile device, the side menu elsewhere. */
  | { readonly type: 'menu.toggle' }
  | { readonly type: 'drawer.close' }
  /** The drawer of the settings; ignored where the installation turned it off. */
  | { readonly type: 'settings.open' }
  | { readonly type: 'settings.close' }
  /** An entry of the menu was chosen: its title is remembered for its path, and `entryChosen` is emitted. */
  | { readonly type: 'entry.choose'; readonly path: string; readonly title: LocalizedText }
  /** How far the page is scrolled, in pixels from its top. */
  | { readonly type: 'page.scrolled'; readonly top: number };

/** What the tabs want to hear. */
export interface LayoutEmitted {
  readonly type: 'entryChosen';
  readonly path: string;
  readonly title: LocalizedText;
}

export interface LayoutFacts {
  readonly device: Device;
  readonly isMobile: boolean;
  /** Where the menu is. */
  readonly menu: 'side' | 'top' | 'drawer';
  readonly isSideMenuOpen: boolean;
  readonly isDrawerOpen: boolean;
  /** The drawer of the settings. */
  readonly isSettingsOpen: boolean;
  /** Pixels that a fixed side menu takes from the content; 0 where none does. */
  readonly contentOffset: number;
  readonly hasTabs: boolean;
  readonly isHeaderFixed: boolean;
  /** A fixed header that may hide has done so. */
  readonly isHeaderHidden: boolean;
  readonly isContentFluid: boolean;
}
