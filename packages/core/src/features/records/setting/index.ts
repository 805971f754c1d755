export { isSettable } from './field-setting.model.ts';
export {
  createFieldSetting,
  type FieldSettingDependencies,
  type FieldSettingService,
} from './field-setting.service.ts';
export type { FieldSettingEvent, FieldSettingFacts, FieldSettingPreview } from './field-setting.types.ts';
