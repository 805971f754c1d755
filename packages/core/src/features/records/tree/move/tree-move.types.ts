import type { Resource, ResourceRow } from '../../../../resources/index.ts';
import type { LocalizedText, Notice } from '../../../../kernel/index.ts';
import type { PendingUndo } from '../../actions/index.ts';

/** A row of a tree that is moved, with what is known of it. */
export interface MovedRow {
  readonly id: string;
  /** The version that the person saw; the server refuses the move if somebody changed the row since. */
  readonly version?: number;
  readonly name: string;
  /** The row above it; null at the top. */
  readonly above: string | null;
}

/** Where a row is put: below another one, or at the top. */
export interface MoveTarget {
  readonly id: string | null;
  /** What a person calls it; empty if unknown. */
  readonly name: string;
}

export type TreeMoveEvent =
  /** Ask where to: the dialog of 移动到…. */
  | { readonly type: 'move.start'; readonly row: MovedRow }
  | { readonly type: 'target.choose'; readonly target: MoveTarget }
  | { readonly type: 'move.confirm' }
  | { readonly type: 'move.cancel' }
  /** Put a row somewhere without a question: it was dropped there. */
  | { readonly type: 'move.to'; readonly row: MovedRow; readonly target: MoveTarget };

export type TreeMoveEmitted =
  | { readonly type: 'notice.raised'; readonly notice: Notice }
  /** The row stands elsewhere now; `undo` puts it back. */
  | { readonly type: 'row.moved'; readonly id: string; readonly above: string | null; readonly undo: PendingUndo };

export interface TreeMoveFacts {
  readonly status: 'idle' | 'choosing' | 'moving';
  /** The row that is asked about; null while none is. */
  readonly row: MovedRow | null;
  readonly target: MoveTarget;
  /** Why it was not moved there. */
  readonly failure: LocalizedText | null;
}

/** What a list shows of a tree. */
export interface ShownTree {
  readonly resource: Resource;
  readonly rows: readonly ResourceRow[];
}
