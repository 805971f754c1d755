export { FieldSetting, type FieldSettingProps } from './field-setting.tsx';
