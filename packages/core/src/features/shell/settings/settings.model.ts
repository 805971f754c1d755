import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../kernel/index.ts';
import type { PreferencesPort } from '../../../ports/index.ts';
import { storageKeys, type StorageSlot, type TypedStorage } from '../../../storage/index.ts';
import { colourNamed, colourOfHex } from './primary-colours.ts';
import type { LockAfter, Settings, SettingsAvailability } from './settings.types.ts';

/** Values of `lockAfter` in minutes. */
export const LOCK_CHOICES: readonly LockAfter[] = [0, 5, 15, 30, 60];

export const DEFAULT_SETTINGS: Settings = {
  theme: 'light',
  locale: DEFAULT_LOCALE,
  layout: 'side',
  contentWidth: 'fixed',
  primaryColour: 'blue',
  textSize: 'standard',
  isMultiTab: true,
  isHeaderFixed: true,
  isHeaderHiddenOnScroll: false,
  isSideMenuFixed: true,
  isColourWeak: false,
  isSideMenuOpen: true,
  hasWatermark: false,
  arePlannedPagesShown: false,
  lockAfter: 0,
};

/** Settings of a first visit: theme and language are those of the device where the platform has them. */
export function firstSettings(preferences: PreferencesPort | undefined): Settings {
  if (preferences === undefined) return DEFAULT_SETTINGS;
  const { theme, languages } = preferences;
  return { ...DEFAULT_SETTINGS, theme, locale: localeOf(languages) };
}

/** The locale of the first language that the platform speaks, whatever its region. */
function localeOf(languages: readonly string[]): Locale {
  const languageOf = (tag: string) => tag.toLowerCase().split('-')[0];
  for (const tag of languages) {
    const spoken = LOCALES.find((locale) => languageOf(locale) === languageOf(tag));
    if (spoken !== undefined) return spoken;
  }
  return DEFAULT_LOCALE;
}

/** Defaults applied by a reset: every option of the drawer. Language and side menu state have their own controls. */
export const RESET_CHANGE: Partial<Settings> = (({ locale: _, isSideMenuOpen: _open, ...options }) => options)(
  DEFAULT_SETTINGS,
);

export function availabilityOf(settings: Settings): SettingsAvailability {
  return {
    fluidWidth: settings.layout === 'top',
    headerHiddenOnScroll: settings.isHeaderFixed,
    sideMenuFixed: settings.layout === 'side',
  };
}

/** Apply the rules: reset settings that conflict with others. */
function withRules(settings: Settings): Settings {
  const available = availabilityOf(settings);
  return {
    ...settings,
    contentWidth: available.fluidWidth ? settings.contentWidth : 'fixed',
    isHeaderHiddenOnScroll: available.headerHiddenOnScroll && settings.isHeaderHiddenOnScroll,
    isSideMenuFixed: available.sideMenuFixed && settings.isSideMenuFixed,
  };
}

/**
 * Apply a change; same reference if nothing changes. The menu along the top unfixes the side menu; the side menu is fixed
 * when it comes back.
 */
export function settingsAfter(settings: Settings, change: Partial<Settings>): Settings {
  const isOtherLayout = change.layout !== undefined && change.layout !== settings.layout;
  const placed = isOtherLayout ? { isSideMenuFixed: DEFAULT_SETTINGS.isSideMenuFixed } : {};
  const next = withRules({ ...settings, ...placed, ...change });
  return isSame(settings, next) ? settings : next;
}

function isSame(one: Settings, other: Settings): boolean {
  const values = new Map<string, unknown>(Object.entries(other));
  return Object.entries(one).every(([key, value]) => values.get(key) === value);
}

/** Settings shared by all windows. The side menu state is per window, as a narrow one closes it. */
export const SHARED_SETTINGS: readonly StorageSlot[] = [
  storageKeys.theme,
  storageKeys.locale,
  storageKeys.layout,
  storageKeys.contentWidth,
  storageKeys.primaryColour,
  storageKeys.textSize,
  storageKeys.multiPage,
  storageKeys.fixedHeader,
  storageKeys.hiddenHeaderOnScroll,
  storageKeys.fixedSideMenu,
  storageKeys.colourWeak,
  storageKeys.watermark,
  storageKeys.plannedPages,
  storageKeys.lockAfter,
];

/** Settings after another window's change; same reference if they agree. */
export function settingsBeside(settings: Settings, storage: TypedStorage, defaults: Settings): Settings {
  const kept = readSettings(storage, defaults).settings;
  return settingsAfter(settings, { ...kept, isSideMenuOpen: settings.isSideMenuOpen });
}

export interface KeptSettings {
  readonly settings: Settings;
  /** A stored colour was not in the palette: the requested theme is unavailable. */
  readonly isThemeLost: boolean;
}

/** Stored settings, with defaults for missing or unreadable ones, and the rules applied. */
export function readSettings(storage: TypedStorage, defaults: Settings): KeptSettings {
  const layout = storage.get(storageKeys.layout);
  const contentWidth = storage.get(storageKeys.contentWidth);
  const hex = storage.get(storageKeys.primaryColour);
  const colour = hex === undefined ? undefined : colourOfHex(hex);
  const settings = withRules({
    theme: storage.get(storageKeys.theme) ?? defaults.theme,
    locale: storage.get(storageKeys.locale) ?? defaults.locale,
    layout: layout === undefined ? defaults.layout : layout === 'topmenu' ? 'top' : 'side',
    contentWidth: contentWidth === undefined ? defaults.contentWidth : contentWidth === 'Fluid' ? 'fluid' : 'fixed',
    primaryColour: colour?.name ?? defaults.primaryColour,
    textSize: storage.get(storageKeys.textSize) ?? defaults.textSize,
    isMultiTab: storage.get(storageKeys.multiPage) ?? defaults.isMultiTab,
    isHeaderFixed: storage.get(storageKeys.fixedHeader) ?? defaults.isHeaderFixed,
    isHeaderHiddenOnScroll: storage.get(storageKeys.hiddenHeaderOnScroll) ?? defaults.isHeaderHiddenOnScroll,
    isSideMenuFixed: storage.get(storageKeys.fixedSideMenu) ?? defaults.isSideMenuFixed,
    isColourWeak: storage.get(storageKeys.colourWeak) ?? defaults.isColourWeak,
    isSideMenuOpen: storage.get(storageKeys.sideMenuOpen) ?? defaults.isSideMenuOpen,
    hasWatermark: storage.get(storageKeys.watermark) ?? defaults.hasWatermark,
    arePlannedPagesShown: storage.get(storageKeys.plannedPages) ?? defaults.arePlannedPagesShown,
    lockAfter: storage.get(storageKeys.lockAfter) ?? defaults.lockAfter,
  });
  return { settings, isThemeLost: hex !== undefined && colour === undefined };
}

export function persistSettings(storage: TypedStorage, settings: Settings): void {
  storage.set(storageKeys.theme, settings.theme);
  storage.set(storageKeys.locale, settings.locale);
  storage.set(storageKeys.layout, settings.layout === 'top' ? 'topmenu' : 'sidemenu');
  storage.set(storageKeys.contentWidth, settings.contentWidth === 'fluid' ? 'Fluid' : 'Fixed');
  storage.set(storageKeys.primaryColour, colourNamed(settings.primaryColour).hex);
  storage.set(storageKeys.textSize, settings.textSize);
  storage.set(storageKeys.multiPage, settings.isMultiTab);
  storage.set(storageKeys.fixedHeader, settings.isHeaderFixed);
  storage.set(storageKeys.hiddenHeaderOnScroll, settings.isHeaderHiddenOnScroll);
  storage.set(storageKeys.fixedSideMenu, settings.isSideMenuFixed);
  storage.set(storageKeys.colourWeak, settings.isColourWeak);
  storage.set(storageKeys.sideMenuOpen, settings.isSideMenuOpen);
  storage.set(storageKeys.watermark, settings.hasWatermark);
  storage.set(storageKeys.plannedPages, settings.arePlannedPagesShown);
  storage.set(storageKeys.lockAfter, settings.lockAfter);
}
