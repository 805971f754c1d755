export { DateInput, type DateInputProps } from './date-input.tsx';
export { DateRangeInput, type DateRangeInputProps, type RangeEnd } from './date-range-input.tsx';
