export { IconPicker, type IconPickerProps } from './icon-picker.tsx';
export { NamedIcon } from './named-icon.tsx';
