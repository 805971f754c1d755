export { movedRow, moveObstacle } from './move/tree-move.model.ts';
export { createTreeMove, type TreeMoveDependencies, type TreeMoveService } from './move/tree-move.service.ts';
export type {
  MovedRow,
  MoveTarget,
  ShownTree,
  TreeMoveEmitted,
  TreeMoveEvent,
  TreeMoveFacts,
} from './move/tree-move.types.ts';
export { foundNodes } from './select/found-nodes.model.ts';
export { createRowName, type RowNameDependencies, type RowNameService } from './select/row-name.service.ts';
export {
  createTreeSelect,
  type TreeSelectDependencies,
  type TreeSelectOptions,
  type TreeSelectService,
} from './select/tree-select.service.ts';
export type { TreeSelectEvent, TreeSelectFacts, TreeSelectNode, TreeSelectSource } from './select/tree-select.types.ts';
export { readTreeRows, treeCellText } from './table/tree-table.model.ts';
export { treeTableMessages } from './table/tree-table.messages.ts';
export { createTreeTable, type TreeTableService } from './table/tree-table.service.ts';
export type {
  LoadTreeRows,
  ShownTreeRow,
  TreeTableEvent,
  TreeTableFacts,
  TreeTableRow,
} from './table/tree-table.types.ts';
