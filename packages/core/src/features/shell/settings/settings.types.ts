import type { Locale, Notice } from '../../../kernel/index.ts';

export interface Settings {
  readonly theme: 'light' | 'dark';
  readonly locale: Locale;
  /** Menu at the side or at the top. */
  readonly layout: 'side' | 'top';
  /** Fluid only with the menu at the top. */
  readonly contentWidth: 'fixed' | 'fluid';
  readonly primaryColour: PrimaryColour;
  readonly textSize: TextSize;
  /** Pages open in tabs. */
  readonly isMultiTab: boolean;
  readonly isHeaderFixed: boolean;
  /** Only a fixed header can hide on scroll. */
  readonly isHeaderHiddenOnScroll: boolean;
  /** Only a side menu can be fixed. */
  readonly isSideMenuFixed: boolean;
  readonly isColourWeak: boolean;
  /** The side menu is open (208 px) or collapsed. */
  readonly isSideMenuOpen: boolean;
  /** Watermark with the user's name and the date over every page. */
  readonly hasWatermark: boolean;
  /** The menu holds the pages that are still to come. */
  readonly arePlannedPagesShown: boolean;
  /** Idle minutes until the screen locks; 0 disables it. */
  readonly lockAfter: LockAfter;
}

export type LockAfter = 0 | 5 | 15 | 30 | 60;

/** Of the text and of what is pressed: 100, 125 or 150 %. */
export type TextSize = 'standard' | 'large' | 'extraLarge';

export type PrimaryColour = 'dust' | 'volcano' | 'sunset' | 'cyan' | 'green' | 'blue' | 'geekBlue' | 'purple';

export interface SettingsEvent {
  readonly type: 'setting.choose';
  /** The change; conflicting settings are reset by the rules. */
  readonly change: Partial<Settings>;
}

/** Events of the settings. */
export interface SettingsEmitted {
  readonly type: 'notice.raised';
  readonly notice: Notice;
}

/** Enabled options; the others are shown disabled. */
export interface SettingsAvailability {
  readonly fluidWidth: boolean;
  readonly headerHiddenOnScroll: boolean;
  readonly sideMenuFixed: boolean;
}
