import { assertNever, DEFAULT_LOCALE } from '../../kernel/index.ts';
import { storageKeys, type TypedStorage } from '../../storage/index.ts';
import type { Settings, SettingsEvent } from './settings.types.ts';

export const DEFAULT_SETTINGS: Settings = { theme: 'light', locale: DEFAULT_LOCALE, isSideMenuOpen: true };

/** The settings as kept, the default in place of each that is missing or unreadable. */
export function readSettings(storage: TypedStorage): Settings {
  return {
    theme: storage.get(storageKeys.theme) ?? DEFAULT_SETTINGS.theme,
    locale: storage.get(storageKeys.locale) ?? DEFAULT_SETTINGS.locale,
    isSideMenuOpen: storage.get(storageKeys.sideMenuOpen) ?? DEFAULT_SETTINGS.isSideMenuOpen,
  };
}

export function keepSettings(storage: TypedStorage, settings: Settings): void {
  storage.set(storageKeys.theme, settings.theme);
  storage.set(storageKeys.locale, settings.locale);
  storage.set(storageKeys.sideMenuOpen, settings.isSideMenuOpen);
}

/** The settings after a choice; the same reference when it changes nothing. */
export function settingsAfter(settings: Settings, event: SettingsEvent): Settings {
  switch (event.type) {
    case 'theme.choose':
      return event.theme === settings.theme ? settings : { ...settings, theme: event.theme };
    case 'locale.choose':
      return event.locale === settings.locale ? settings : { ...settings, locale: event.locale };
    case 'sideMenu.toggle':
      return { ...settings, isSideMenuOpen: !settings.isSideMenuOpen };
    default:
      return assertNever(event);
  }
}
