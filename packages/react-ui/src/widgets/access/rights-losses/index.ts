export { RightsLossList } from './rights-losses.tsx';
