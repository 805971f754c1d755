import type { EditorName } from '../cell-kind.types.ts';
import type { Step, TableMode } from '../editable-table.types.ts';
import type { Movement } from './cell-grid.types.ts';

/** Command of a key. */
export type TableCommand =
  | { readonly kind: 'move'; readonly movement: Movement; readonly pageRows: number }
  /** Extend the range to the target of the movement. */
  | { readonly kind: 'extend'; readonly movement: Movement; readonly pageRows: number }
  | { readonly kind: 'selectWhole'; readonly what: 'rows' | 'columns' | 'all' }
  | { readonly kind: 'clearRange' }
  /** A seed replaces the content of the cell. */
  | { readonly kind: 'edit'; readonly seed: string | null }
  | { readonly kind: 'toggle' }
  /** Commit the input and move; null stays in the cell. */
  | { readonly kind: 'commit'; readonly movement: Movement | null }
  | { readonly kind: 'cancelEdit' }
  /** Clear the cells of the range, or the active one. */
  | { readonly kind: 'clear' }
  | { readonly kind: 'fillDown' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  | { readonly kind: 'find' }
  | { readonly kind: 'findNext' }
  | { readonly kind: 'findPrevious' }
  | { readonly kind: 'closeFind' }
  | { readonly kind: 'moveRow'; readonly by: 'up' | 'down' }
  /** Below the active row. */
  | { readonly kind: 'insertRow' }
  /** Toggle selection of the rows of the range, or of the active one. */
  | { readonly kind: 'toggleRows' }
  | { readonly kind: 'save' }
  | { readonly kind: 'drag'; readonly to: Extract<Step, 'up' | 'down'> | 'first' | 'last' }
  | { readonly kind: 'drop' }
  | { readonly kind: 'cancelDrag' };

/** State that determines the command of a key. */
export interface KeyFacts {
  readonly mode: TableMode;
  readonly isDisabled: boolean;
  /** The cell with the focus; null if none. */
  readonly active: { readonly editor: EditorName; readonly isWritable: boolean } | null;
  /** The range covers more than one cell. */
  readonly hasRange: boolean;
  /** Arrows may leave it: opened by typing, or by a click without input since. */
  readonly edited: { readonly editor: EditorName; readonly isLeftByArrows: boolean } | null;
  readonly isFinding: boolean;
  /** The toolbar offers to save. */
  readonly canSave: boolean;
}

/** Scope of a binding: on a cell, in an editor, while dragging a row, or anywhere in the table. */
export type KeySituation = 'cell' | 'editing' | 'dragging' | 'anywhere';

/** Condition of a binding. */
export type KeyCondition = (facts: KeyFacts) => boolean;

/** One entry of the key map. */
export interface KeyBinding {
  readonly situation: KeySituation;
  /** As formatted by `chordName`. */
  readonly chords: readonly string[];
  /** null for an unconditional binding. */
  readonly condition: KeyCondition | null;
  readonly command: (pageRows: number) => TableCommand;
}
