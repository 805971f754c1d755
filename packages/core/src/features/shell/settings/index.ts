export { onLanguageChange } from './language-change.ts';
export { colourNamed, primaryColours, type NamedColour } from './primary-colours.ts';
export { unavailableBecause } from './settings.messages.ts';
export { availabilityOf, DEFAULT_SETTINGS, LOCK_CHOICES, RESET_CHANGE } from './settings.model.ts';
export { createSettings, type SettingsService } from './settings.service.ts';
export { nextTextSize, textSizeNamed, textSizes, type NamedTextSize } from './text-size.ts';
export type {
  LockAfter,
  PrimaryColour,
  Settings,
  SettingsAvailability,
  SettingsEmitted,
  SettingsEvent,
  TextSize,
} from './settings.types.ts';
