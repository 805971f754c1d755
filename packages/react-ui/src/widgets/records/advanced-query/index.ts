export { AdvancedQueryButton } from './advanced-query-button.tsx';
export { ColumnFilterButton } from './column-filter-button.tsx';
export { advancedQueryTexts } from './advanced-query.messages.ts';
