export { TablePagination, type TablePaginationProps } from './table-pagination.tsx';
