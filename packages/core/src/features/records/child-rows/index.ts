export { childConflictTexts, childErrors, isUntouchedMask } from './child-check.ts';
export { mergeChildRows } from './child-merge.ts';
export {
  childRowById,
  childRowsOf,
  childrenChanges,
  flatChildRows,
  hasChildChanges,
  isMeantChild,
  isRefusedChild,
  readChildRows,
  storableChildRows,
  storableRefusals,
  withRefusals,
  withPlacesOf,
} from './child-rows.model.ts';
export type { ChildMerge, ChildRow, ChildRows } from './child-rows.types.ts';
