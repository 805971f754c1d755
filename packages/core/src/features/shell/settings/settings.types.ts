import type { Locale, Notice } from '../../../kernel/index.ts';

export interface Settings {
  readonly theme: 'light' | 'dark';
  readonly locale: Locale;
  /** The menu stands at the side or along the top. */
  readonly layout: 'side' | 'top';
  /** Fluid only with the menu along the top. */
  readonly contentWidth: 'fixed' | 'fluid';
  readonly primaryColour: PrimaryColour;
  /** Pages are kept in tabs. */
  readonly isMultiTab: boolean;
  readonly isHeaderFixed: boolean;
  /** Only a fixed header can hide while the page scrolls down. */
  readonly isHeaderHiddenOnScroll: boolean;
  /** Only a menu at the side can be fixed. */
  readonly isSideMenuFixed: boolean;
  readonly isColourWeak: boolean;
  /** The side menu is open (208 px) or collapsed. */
  readonly isSideMenuOpen: boolean;
  /** The person's name and the date are drawn faintly over every page. */
  readonly hasWatermark: boolean;
  /** Minutes without a key or a press after which the screen locks; 0 never does. */
  readonly lockAfter: LockAfter;
}

export type LockAfter = 0 | 5 | 15 | 30 | 60;

export type PrimaryColour = 'dust' | 'volcano' | 'sunset' | 'cyan' | 'green' | 'blue' | 'geekBlue' | 'purple';

export interface SettingsEvent {
  readonly type: 'setting.choose';
  /** What was chosen; what it makes impossible is put back by the rules. */
  readonly change: Partial<Settings>;
}

/** What the settings tell once. */
export interface SettingsEmitted {
  readonly type: 'noticed';
  readonly notice: Notice;
}

/** Which choices are open now; the others are shown and cannot be chosen. */
export interface SettingsAvailability {
  readonly fluidWidth: boolean;
  readonly headerHiddenOnScroll: boolean;
  readonly sideMenuFixed: boolean;
}
