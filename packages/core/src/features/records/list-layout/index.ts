export {
  isOnlyShown,
  MAXIMUM_COLUMN_WIDTH,
  MINIMUM_COLUMN_WIDTH,
  shownColumns,
  type ArrangedColumn,
  type DescribedColumn,
  type ListLayout,
} from './list-layout.model.ts';
export {
  createListLayout,
  type ListLayoutDependencies,
  type ListLayoutEvent,
  type ListLayoutFacts,
  type ListLayoutService,
} from './list-layout.service.ts';
