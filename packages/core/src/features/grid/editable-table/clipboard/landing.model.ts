import type { LocalizedText } from '../../../../kernel/index.ts';
import type { CellContext, CellKind } from '../cell-kind.types.ts';
import type { CellValue, RowValues } from '../cell.types.ts';
import type { Column } from '../column.types.ts';

/** What becomes of a text: `value` is written unless it is undefined, `message` says what is wrong with the text. */
export interface Landing {
  readonly value: CellValue | undefined;
  readonly message: LocalizedText | null;
}

/**
 * A text as the value of a cell. One that the kind refuses is kept as it is where the kind marks it, and is written nowhere where it
 * would pass unmarked.
 */
export function landedText(kind: CellKind, text: string, context: CellContext): Landing {
  const parsed = kind.parse(text, context);
  if (parsed.ok) return { value: parsed.value, message: null };
  return { value: kind.mistake(text, context) === null ? undefined : text, message: parsed.error };
}

/** Whether a person may write into a column of a row that is not in the table yet. */
export function isWritableInNewRow({ disabled = false }: Column, kind: CellKind, values: RowValues): boolean {
  if (kind.editor === 'none') return false;
  return typeof disabled === 'function' ? !disabled(values) : !disabled;
}
