export {
  createListPreferences,
  DENSITIES,
  type Density,
  type ListPreferencesDependencies,
  type ListPreferencesFacts,
  type ListPreferencesService,
  type PhoneView,
} from './list-preferences.service.ts';
