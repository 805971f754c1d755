export { DEFAULT_SETTINGS } from './settings.model.ts';
export { createSettings, type SettingsService } from './settings.service.ts';
export type { Settings, SettingsEvent } from './settings.types.ts';
