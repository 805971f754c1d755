import type { Service } from '../../kernel/index.ts';
import type { TypedStorage } from '../../storage/index.ts';
import { keepSettings, readSettings, settingsAfter } from './settings.model.ts';
import type { Settings, SettingsEvent } from './settings.types.ts';

export type SettingsService = Service<Settings, SettingsEvent>;

/** The person's settings: read from the storage once, kept there at every change. */
export function createSettings({ storage }: { readonly storage: TypedStorage }): SettingsService {
  let settings = readSettings(storage);
  let isLive = true;
  const listeners = new Set<() => void>();
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
      settings = next;
      keepSettings(storage, settings);
      for (const listener of listeners) listener();
    },
    // Settings only change; nothing happens that the facts do not show.
    on: () => () => undefined,
    dispose() {
      isLive = false;
      listeners.clear();
    },
  };
}
