export { MaskedValue, type MaskedValueProps } from './masked-value.tsx';
