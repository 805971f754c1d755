export { TreeTable, type TreeTableColumn, type TreeTableProps } from './tree-table.tsx';
