export { MAXIMUM_COLUMN_WIDTH, MINIMUM_COLUMN_WIDTH } from '../../../contract/index.ts';
export { changeTime, layoutStorage } from './layout-storage.ts';
export {
  isOnlyShown,
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
