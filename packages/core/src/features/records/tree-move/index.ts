export { movedRow, moveObstacle } from './tree-move.model.ts';
export { createTreeMove, type TreeMoveDependencies, type TreeMoveService } from './tree-move.service.ts';
export type {
  MovedRow,
  MoveTarget,
  ShownTree,
  TreeMoveEmitted,
  TreeMoveEvent,
  TreeMoveFacts,
} from './tree-move.types.ts';
