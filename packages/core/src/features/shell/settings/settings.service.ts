import type { Service } from '../../../kernel/index.ts';
import type { PreferencesPort } from '../../../ports/index.ts';
import { storageKeys, type TypedStorage } from '../../../storage/index.ts';
import { settingsMessages } from './settings.messages.ts';
import {
  firstSettings,
  persistSettings,
  readSettings,
  settingsAfter,
  settingsBeside,
  SHARED_SETTINGS,
} from './settings.model.ts';
import type { Settings, SettingsEmitted, SettingsEvent } from './settings.types.ts';

export type SettingsService = Service<Settings, SettingsEvent, SettingsEmitted>;

export interface SettingsDependencies {
  readonly storage: TypedStorage;
  readonly preferences?: PreferencesPort | undefined;
}

/**
 * The user's settings: read from storage, persisted on every change, and synchronised across windows. A stored colour
 * outside the palette is dropped, and the first subscriber is notified.
 */
export function createSettings({ storage, preferences }: SettingsDependencies): SettingsService {
  const defaults = firstSettings(preferences);
  let { settings, isThemeLost } = readSettings(storage, defaults);
  if (isThemeLost) storage.remove(storageKeys.primaryColour);
  let isLive = true;
  const listeners = new Set<() => void>();
  const adopt = (next: Settings) => {
    settings = next;
    for (const listener of listeners) listener();
  };
  const stop = storage.watch(SHARED_SETTINGS, () => {
    const next = settingsBeside(settings, storage, defaults);
    if (next !== settings) adopt(next);
  });
  return {
    facts: () => settings,
    subscribe(listener) {
      const heard = () => listener();
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    send(event) {
      const next = settingsAfter(settings, event.change);
      if (!isLive || next === settings) return;
      persistSettings(storage, next);
      adopt(next);
    },
    on(listener) {
      if (isLive && isThemeLost) {
        isThemeLost = false;
        listener({ type: 'notice.raised', notice: { level: 'warning', text: settingsMessages.themeFailed } });
      }
      return () => undefined;
    },
    dispose() {
      isLive = false;
      stop();
      listeners.clear();
    },
  };
}
