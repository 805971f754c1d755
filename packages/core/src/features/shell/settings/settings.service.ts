import { createStore, type Service } from '../../../kernel/index.ts';
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
  const read = readSettings(storage, defaults);
  let { isThemeLost } = read;
  if (isThemeLost) storage.remove(storageKeys.primaryColour);
  let isLive = true;
  const shown = createStore(read.settings, (_, next: Settings) => next);
  const stop = storage.watch(SHARED_SETTINGS, () => shown.send(settingsBeside(shown.facts(), storage, defaults)));
  return {
    ...shown,
    send(event) {
      const next = settingsAfter(shown.facts(), event.change);
      if (!isLive || next === shown.facts()) return;
      persistSettings(storage, next);
      shown.send(next);
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
      shown.dispose();
    },
  };
}
