export { AdvancedQueryButton } from './advanced-query-button.tsx';
export { ColumnFilterButton } from './column-filter-button.tsx';
export { useAdvancedQuery } from './use-advanced-query.ts';
export { advancedQueryTexts } from './advanced-query.messages.ts';
export { useColumnFilter } from './use-column-filter.ts';
