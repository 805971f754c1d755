export { AdvancedQueryButton } from './advanced-query-button.tsx';
export { useAdvancedQuery } from './use-advanced-query.ts';
export { advancedQueryTexts } from './advanced-query.messages.ts';
