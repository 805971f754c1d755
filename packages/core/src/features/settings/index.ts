export { colourNamed, primaryColours, type NamedColour } from './primary-colours.ts';
export { availabilityOf, DEFAULT_SETTINGS } from './settings.model.ts';
export { createSettings, type SettingsService } from './settings.service.ts';
export type { PrimaryColour, Settings, SettingsAvailability, SettingsEvent } from './settings.types.ts';
