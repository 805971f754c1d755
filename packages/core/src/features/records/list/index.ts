export {
  createAccountLayout,
  type AccountLayoutDependencies,
  type AccountLayoutFacts,
  type AccountLayoutService,
} from './layout/account-layout.service.ts';
export { MAXIMUM_COLUMN_WIDTH, MINIMUM_COLUMN_WIDTH, DENSITIES, type Density } from '../../../contract/index.ts';
export {
  isOnlyShown,
  shownColumns,
  type ArrangedColumn,
  type DescribedColumn,
  type ListLayout,
} from './layout/list-layout.model.ts';
export {
  createListLayout,
  type ListLayoutDependencies,
  type ListLayoutEvent,
  type ListLayoutFacts,
  type ListLayoutService,
} from './layout/list-layout.service.ts';
export {
  decodeListAddress,
  encodeListAddress,
  namedRecordAddress,
  recordAddress,
  recordInAddress,
  withoutRecord,
} from './list-address.ts';
export { listCard, type ListCard } from './list-card.ts';
export { listKeyAction, rowUnderCursor, type ListFocus, type ListKeyAction } from './list-keys.ts';
export {
  cellText,
  isPinned,
  listColumns,
  tagColour,
  type ColumnDisplay,
  type ListColumn,
  type Share,
} from './list-columns.ts';
export { listNodes, type ListNode } from './list-nodes.model.ts';
export { pageSizeChoices, totalLabel } from './list-labels.ts';
export { listPageMessages } from './list-page.messages.ts';
export type { ListEndpoints, ReadRows } from './list-page.api.ts';
export {
  createListPage,
  type ListPageDependencies,
  type ListPageService,
  type ListScope,
} from './list-page.service.ts';
export type {
  ListPageEmitted,
  ListPageEvent,
  ListPageFacts,
  ListQuery,
  ListStatus,
  RemovedRow,
  RemovalConfirmation,
  SearchFacts,
  ToldRows,
  TreePlace,
} from './list-page.types.ts';
export { activeView, viewSearch } from './list-views.ts';
export { defaultListQuery, isSameCondition, isUnasked, listParameters } from './list-query.model.ts';
export { recordPlace, type RecordPlace } from './record-neighbour.model.ts';
export { emptyText, activeConditions, type SearchCondition } from './search-conditions.ts';
export {
  canChooseSearch,
  canFoldSearch,
  chosenSearchFields,
  FOLDED_SEARCH_FIELDS,
  searchFormFields,
  shownSearchFields,
  type SearchFormField,
} from './search-form.ts';
export {
  createListPreferences,
  type ListPreferencesDependencies,
  type ListPreferencesFacts,
  type ListPreferencesService,
  type PhoneView,
} from './layout/list-preferences.service.ts';
export { createRecordSearch, type RecordSearchService } from './record-search/record-search.service.ts';
export type { FoundRecord, RecordSearchFacts } from './record-search/record-search.types.ts';
export { listedUnder, relatedLinks, type RelatedLink } from './related-records.ts';
export { createRelatedResource, type RelatedResource } from './related-resource.ts';
export { createLiveRows, type LiveRowsDependencies } from './live-rows.service.ts';
