export { spell } from './spelling.ts';
