export { nextTreeCode } from './tree-code.ts';
