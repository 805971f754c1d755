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
  createQueryBuilder,
  type ConditionBuilderService,
  type ConditionLinesFacts,
  type ConditionLinesService,
  type QueryBuilderDependencies,
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
export { lineInput } from './query-fields.model.ts';
export { POPUP_SEPARATOR, type QueryChoice, type QueryItem, type QueryPopup } from './query-items.model.ts';
export { matchTexts, queryBuilderTexts } from './query-builder.messages.ts';
export { canNest, fitsRule, ROOT } from './query-lines.model.ts';
export { LONGEST_NAME } from './saved-queries.model.ts';
export {
  createSavedView,
  type SavedViewDependencies,
  type SavedViewFacts,
  type SavedViewService,
} from './saved-view/saved-view.service.ts';
export { unwrapSearch, wrapSearch, type SearchType, type SearchWrapping } from './wrap-search.ts';
export {
  createViewCounts,
  type CountedQuery,
  type ViewCount,
  type ViewCounts,
  type ViewCountsDependencies,
  type ViewCountsEvent,
  type ViewCountsFacts,
  type ViewCountsService,
} from './saved-view/view-counts.service.ts';
