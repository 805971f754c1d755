export { ChildRowsTable, type ChildRowsTableProps } from './child-rows-table.tsx';
