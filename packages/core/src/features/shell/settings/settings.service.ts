import { createStore, type Service } from '../../../kernel/index.ts';
import { storageKeys, type TypedStorage } from '../../../storage/index.ts';
import { settingsMessages } from './settings.messages.ts';
import { persistSettings, readSettings, settingsAfter, settingsBeside, SHARED_SETTINGS } from './settings.model.ts';
import type { Settings, SettingsEmitted, SettingsEvent } from './settings.types.ts';

export type SettingsService = Service<Settings, SettingsEvent, SettingsEmitted>;

/**
 * The user's settings: read from storage, persisted on every change, and synchronised across windows. A stored colour
 * outside the palette is dropped, and the first subscriber is notified.
 */
export function createSettings({ storage }: { readonly storage: TypedStorage }): SettingsService {
  const read = readSettings(storage);
  let { isThemeLost } = read;
  if (isThemeLost) storage.remove(storageKeys.primaryColour);
  let isLive = true;
  const shown = createStore(read.settings, (_, next: Settings) => next);
  const stop = storage.watch(SHARED_SETTINGS, () => shown.send(settingsBeside(shown.facts(), storage)));
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
