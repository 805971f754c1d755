import type { EditorName } from '../cell-kind.types.ts';
import type { Step, TableMode } from '../editable-table.types.ts';
import type { Movement } from './cell-grid.types.ts';

/** What a key asks of a table. */
export type TableCommand =
  | { readonly kind: 'move'; readonly movement: Movement; readonly pageRows: number }
  /** Draws the range on to where the movement leads. */
  | { readonly kind: 'extend'; readonly movement: Movement; readonly pageRows: number }
  | { readonly kind: 'selectWhole'; readonly what: 'rows' | 'columns' | 'all' }
  | { readonly kind: 'clearRange' }
  /** With a seed the cell begins with that character in the place of what it held. */
  | { readonly kind: 'edit'; readonly seed: string | null }
  | { readonly kind: 'toggle' }
  /** Takes what was typed and goes on from there; null stays in the cell. */
  | { readonly kind: 'commit'; readonly movement: Movement | null }
  | { readonly kind: 'cancelEdit' }
  /** Empties the cells of the range, or the active one. */
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
  /** Ticks the rows of the range, or the active one, or takes the tick away. */
  | { readonly kind: 'toggleRows' }
  | { readonly kind: 'save' }
  | { readonly kind: 'drag'; readonly to: Extract<Step, 'up' | 'down'> | 'first' | 'last' }
  | { readonly kind: 'drop' }
  | { readonly kind: 'cancelDrag' };

/** What decides what a key means. */
export interface KeyFacts {
  readonly mode: TableMode;
  readonly isDisabled: boolean;
  /** The cell with the focus; null where none has it. */
  readonly active: { readonly editor: EditorName; readonly isWritable: boolean } | null;
  /** The range covers more than one cell. */
  readonly hasRange: boolean;
  /** Arrows may leave it: typing began the edit, or a press did and nothing was typed since. */
  readonly edited: { readonly editor: EditorName; readonly isLeftByArrows: boolean } | null;
  readonly isFinding: boolean;
  /** The toolbar offers to save. */
  readonly canSave: boolean;
}

/** Where a binding holds: on a cell, in an editor, while a row is dragged, or wherever the focus is in the table. */
export type KeySituation = 'cell' | 'editing' | 'dragging' | 'anywhere';

/** When a binding holds. */
export type KeyCondition = (facts: KeyFacts) => boolean;

/** One line of the key map. */
export interface KeyBinding {
  readonly situation: KeySituation;
  /** Written as `chordName` writes them. */
  readonly chords: readonly string[];
  /** null where it always holds. */
  readonly condition: KeyCondition | null;
  readonly command: (pageRows: number) => TableCommand;
}
