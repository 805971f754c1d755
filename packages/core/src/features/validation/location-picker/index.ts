export {
  createLocationPicker,
  type LocationPickerDependencies,
  type LocationPickerService,
} from './location-picker.service.ts';
export type {
  LocationPickerEmitted,
  LocationPickerEvent,
  LocationPickerFacts,
  LocationPickerStatus,
} from './location-picker.types.ts';
