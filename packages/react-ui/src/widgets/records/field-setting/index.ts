export { FieldSettingDialog, type FieldSettingProps } from './field-setting.tsx';
