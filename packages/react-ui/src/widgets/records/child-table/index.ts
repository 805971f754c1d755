export { ChildTable, type ChildTableProps } from './child-table.tsx';
