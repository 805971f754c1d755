import type { Result, LocalizedText } from '../../../kernel/index.ts';
import type { CellValue, RowValues } from './cell.types.ts';
import type { ChoiceOption, Column } from './column.types.ts';

/** Context of a cell kind. `options` are those of the column, of its dictionary or of its linked parent's value. */
export interface CellContext {
  readonly column: Column;
  readonly values: RowValues;
  readonly options: readonly ChoiceOption[];
  /** Epoch milliseconds where somebody types: 今天 and `+3` are read. Pasted and imported texts must mean the same tomorrow. */
  readonly now?: number;
}

/**
 * Component that edits the cell. `check` has no editor and toggles on click; `pick` opens a dialog; `files` and
 * `images` upload files; `slot` is rendered by the table's caller; `none` is read-only.
 */
export type EditorName =
  | 'text'
  | 'longText'
  | 'number'
  | 'choice'
  | 'choices'
  | 'searchedChoice'
  | 'radio'
  | 'date'
  | 'dateTime'
  | 'check'
  | 'tags'
  | 'department'
  | 'user'
  | 'popup'
  | 'popupText'
  | 'files'
  | 'images'
  | 'slot'
  | 'none';

/** Behaviour of one cell type, except rendering. */
export interface CellKind {
  readonly name: string;
  readonly editor: EditorName;
  /** Numbers are aligned to the end of their cell, the others to its start. */
  readonly align: 'start' | 'center' | 'end';
  /** Default width in CSS pixels. */
  readonly width: number;
  /** Whether it holds a value without being rendered. */
  readonly isHidden: boolean;
  /** Value in a new row if the column defines none. */
  initialValue(column: Column): CellValue;
  /** Parse typed, pasted, filled or imported text; an error if it is invalid. */
  parse(text: string, context: CellContext): Result<CellValue, LocalizedText>;
  /** Display text, also for clipboard, search and screen readers. */
  format(value: CellValue, context: CellContext): string;
  /** Validation error of an external value, or null. Invalid values are kept and marked, never dropped. */
  mistake(value: CellValue, context: CellContext): LocalizedText | null;
  /** Text of the editor after input, for kinds that reject characters; verbatim without it. */
  typed?(before: string, typed: string): string;
}
