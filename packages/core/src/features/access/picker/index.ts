export { createPicker, type PickerDependencies, type PickerService } from './picker.service.ts';
export type {
  PickedItem,
  PickerEmitted,
  PickerEvent,
  PickerFacts,
  PickerSettings,
  PickerStatus,
  PickAnswer,
  PickPage,
  PickQuery,
  PickSource,
  PickValue,
  TextsAnswer,
} from './picker.types.ts';
