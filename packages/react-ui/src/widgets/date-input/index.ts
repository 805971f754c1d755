export { DateInput, type DateInputProps } from './date-input.tsx';
export { DateRangeInput, type DateRangeInputProps } from './date-range-input.tsx';
