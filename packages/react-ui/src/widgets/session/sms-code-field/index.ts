export { MobileWithCode, type KeptEntry, type MobileWithCodeProps } from './mobile-with-code.tsx';
