export { NumberInput } from './number-input.tsx';
