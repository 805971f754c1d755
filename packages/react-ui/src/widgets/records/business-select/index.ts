export { BusinessSelect, type BusinessSelectProps } from './business-select.tsx';
