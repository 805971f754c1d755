export { FieldSettingOverlay, type FieldSettingProps } from './field-setting.tsx';
