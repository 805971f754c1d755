export { fieldPalette, type PaletteEntry, type PaletteGroup } from './field-palette.ts';
export {
  createFormDesigner,
  type FormDesignerDependencies,
  type FormDesignerService,
} from './form-designer.service.ts';
export type {
  ChosenField,
  DraftDifference,
  DraftStatus,
  FieldChoice,
  FieldLine,
  FieldSetting,
  FieldSettingName,
  FormCommand,
  FormDesignerEvent,
  FormDesignerFacts,
  SettingValue,
  StoredField,
  StoredKind,
} from './form-designer.types.ts';
