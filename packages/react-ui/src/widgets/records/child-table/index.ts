export { ChildTableInput, type ChildTableInputProps } from './child-table.tsx';
