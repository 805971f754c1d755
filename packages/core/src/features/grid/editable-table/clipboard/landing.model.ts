import type { LocalizedText } from '../../../../kernel/index.ts';
import type { CellContext, CellKind } from '../cell-kind.types.ts';
import type { CellValue, RowValues } from '../cell.types.ts';
import type { Column } from '../column.types.ts';

/** Result for a text: `value` is written unless undefined, `message` is the validation error. */
export interface Landing {
  readonly value: CellValue | undefined;
  readonly message: LocalizedText | null;
}

/** Convert a text to a cell value. A rejected text is kept if the kind can mark it, and otherwise not written. */
export function landedText(kind: CellKind, text: string, context: CellContext): Landing {
  const parsed = kind.parse(text, context);
  if (parsed.ok) return { value: parsed.value, message: null };
  return { value: kind.mistake(text, context) === null ? undefined : text, message: parsed.error };
}

/** Whether the user may write to a column of a new row. */
export function isWritableInNewRow({ disabled = false }: Column, kind: CellKind, values: RowValues): boolean {
  if (kind.editor === 'none') return false;
  return typeof disabled === 'function' ? !disabled(values) : !disabled;
}
