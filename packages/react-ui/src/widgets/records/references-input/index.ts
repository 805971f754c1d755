export { ReferencesInput } from './references-input.tsx';
