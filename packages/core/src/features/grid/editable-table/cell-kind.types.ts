import type { Result, LocalizedText } from '../../../kernel/index.ts';
import type { CellValue, RowValues } from './cell.types.ts';
import type { ChoiceOption, Column } from './column.types.ts';

/** What a kind is asked with. `options` are those of the column, of its dictionary or of its linked parent's value. */
export interface CellContext {
  readonly column: Column;
  readonly values: RowValues;
  readonly options: readonly ChoiceOption[];
}

/**
 * What a face draws where the cell is edited. `check` has no editor, a press changes it; `pick` opens a dialog of its own; `files`
 * and `images` send files; `slot` is drawn by whoever made the table; `none` is only read.
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

/** How one type of cell behaves: everything about it but its drawing. */
export interface CellKind {
  readonly name: string;
  readonly editor: EditorName;
  /** Numbers stand at the end of their cell, the others at its start. */
  readonly align: 'start' | 'center' | 'end';
  /** CSS pixels, where the column names none. */
  readonly width: number;
  /** Whether it holds a value but is not drawn. */
  readonly isHidden: boolean;
  /** What a new row holds where the column names nothing. */
  initialValue(column: Column): CellValue;
  /** Text that was typed, pasted, filled or imported → a value, or why it is none. */
  parse(text: string, context: CellContext): Result<CellValue, LocalizedText>;
  /** The words that stand in the cell, are copied, found and read aloud. */
  format(value: CellValue, context: CellContext): string;
  /** What is wrong with a value that came from outside, null for nothing. What is wrong is kept and marked, never dropped. */
  mistake(value: CellValue, context: CellContext): LocalizedText | null;
  /** What stands in the editor after somebody typed, for kinds that refuse characters; as typed without it. */
  typed?(before: string, typed: string): string;
}
