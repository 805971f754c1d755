import type { Locale } from '../../kernel/index.ts';

export interface Settings {
  readonly theme: 'light' | 'dark';
  readonly locale: Locale;
  /** The side menu is open (208 px) or collapsed. */
  readonly isSideMenuOpen: boolean;
}

export type SettingsEvent =
  | { readonly type: 'theme.choose'; readonly theme: Settings['theme'] }
  | { readonly type: 'locale.choose'; readonly locale: Locale }
  | { readonly type: 'sideMenu.toggle' };
