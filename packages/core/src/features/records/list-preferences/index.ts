export {
  createListPreferences,
  DENSITIES,
  type Density,
  type ListPreferencesDependencies,
  type ListPreferencesFacts,
  type ListPreferencesService,
} from './list-preferences.service.ts';
