export { advancedQueryMessages } from './advanced-query.messages.ts';
export {
  createAdvancedQuery,
  type AdvancedQueryDependencies,
  type AdvancedQueryService,
} from './advanced-query.service.ts';
export type {
  AdvancedQueryEmitted,
  AdvancedQueryEvent,
  AdvancedQueryFacts,
  LibraryStatus,
  QueryField,
  QueryGroup,
  QueryInput,
  QueryLine,
  QueryMember,
  QueryQuestion,
  QueryStatus,
  ShownQuery,
  ValueNames,
} from './advanced-query.types.ts';
export {
  createConditionBuilder,
  type ConditionBuilderService,
  type ConditionLinesFacts,
  type ConditionLinesService,
} from './condition-builder.service.ts';
export {
  createColumnFilter,
  type ColumnFilterDependencies,
  type ColumnFilterService,
} from './column-filter.service.ts';
export type {
  ColumnFilterDraft,
  ColumnFilterEmitted,
  ColumnFilterEvent,
  ColumnFilterFacts,
} from './column-filter.types.ts';
export { filteredFields } from './column-filter.model.ts';
export { hasNoValue, lineInput } from './query-fields.model.ts';
export { POPUP_SEPARATOR, queryItem, type QueryChoice, type QueryItem, type QueryPopup } from './query-items.model.ts';
export { canNest, fitsRule, ROOT } from './query-lines.model.ts';
export { LONGEST_NAME } from './saved-queries.model.ts';
