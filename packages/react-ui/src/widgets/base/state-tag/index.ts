export { StateTag, type StateTagProps } from './state-tag.tsx';
