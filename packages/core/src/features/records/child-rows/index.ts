export { childConflictTexts, childErrors, isUntouchedMask } from './child-check.ts';
export { mergeChildRows } from './child-merge.ts';
export {
  childRowById,
  childRowsOf,
  childrenChanges,
  flatChildRows,
  hasChildChanges,
  isBlankChild,
  readChildRows,
  storableChildRows,
  withPlacesOf,
} from './child-rows.model.ts';
export type { ChildMerge, ChildRow, ChildRows } from './child-rows.types.ts';
