export { AdvancedQueryButton } from './advanced-query-button.tsx';
export { ColumnFilterButton } from './column-filter-button.tsx';
export { ConditionLines } from './condition-lines.tsx';
export { advancedQueryTexts } from './advanced-query.messages.ts';
