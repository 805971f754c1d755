export { LocationInput, type LocationInputProps } from './location-input.tsx';
