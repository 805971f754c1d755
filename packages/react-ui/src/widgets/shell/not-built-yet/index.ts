export { NotBuiltYet, type NotBuiltYetProps } from './not-built-yet.tsx';
