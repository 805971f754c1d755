export { createLate } from './late.tsx';
