export { DENSITIES, type Density } from '../../../contract/index.ts';
export { densityStorage } from './density-storage.ts';
export {
  createListPreferences,
  type ListPreferencesDependencies,
  type ListPreferencesFacts,
  type ListPreferencesService,
  type PhoneView,
} from './list-preferences.service.ts';
