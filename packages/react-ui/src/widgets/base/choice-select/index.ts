export { ChoiceSelect, type ChoiceSelectProps } from './choice-select.tsx';
