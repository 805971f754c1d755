export { givenItems, pickedValues, storedPick } from './picked-values.ts';
export { createPicker, type PickerDependencies, type PickerService } from './picker.service.ts';
export type {
  GivenItem,
  PickedItem,
  PickLock,
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
