export { PositionPicker } from './position-picker.tsx';
