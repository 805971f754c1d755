import { err, ok, SWITCH_VALUES, type Result, type LocalizedText } from '../../../../kernel/index.ts';
import { quoted, yesOrNo } from '../../../validation/field-values/index.ts';
import type { CellContext, CellKind } from '../cell-kind.types.ts';
import type { CellValue } from '../cell.types.ts';
import type { Column } from '../column.types.ts';
import { defaultWidth } from '../columns/default-widths.ts';
import { editableTableMessages } from '../editable-table.messages.ts';
import { isNothing, writtenValue } from './written-value.ts';

/** Values of a checked and an unchecked box of the column. */
function checkValues({ customValue = SWITCH_VALUES }: Column): readonly [checked: CellValue, unchecked: CellValue] {
  return customValue;
}

/** Whether a box is checked; `1` and `"1"` are equivalent. */
export function isChecked(column: Column, value: CellValue): boolean {
  return writtenValue(value) === writtenValue(checkValues(column)[0]);
}

/** Value of the box after a toggle. */
export function toggleCheck(column: Column, value: CellValue): CellValue {
  const [checked, unchecked] = checkValues(column);
  return isChecked(column, value) ? unchecked : checked;
}

/** Parses the column's custom values first, then the words for yes and no; an empty text unchecks the box. */
function parseCheck(typed: string, { column }: Pick<CellContext, 'column'>): Result<CellValue, LocalizedText> {
  const [checked, unchecked] = checkValues(column);
  const words = typed.normalize('NFKC').trim();
  if (words === '') return ok(unchecked);
  if (words === writtenValue(checked)) return ok(checked);
  if (words === writtenValue(unchecked)) return ok(unchecked);
  const said = yesOrNo(words);
  return said === null ? err(editableTableMessages.notACheck(quoted(typed))) : ok(said ? checked : unchecked);
}

function initialCheck(column: Column): CellValue {
  const [checked, unchecked] = checkValues(column);
  if (column.defaultChecked === true) return checked;
  const read = parseCheck(writtenValue(column.defaultValue ?? null), { column });
  return read.ok ? read.value : unchecked;
}

function validateCheck(value: CellValue, { column }: CellContext): LocalizedText | null {
  const isOne = isNothing(value) || checkValues(column).some((own) => writtenValue(own) === writtenValue(value));
  return isOne ? null : editableTableMessages.notACheck(quoted(writtenValue(value)));
}

/** Any other value is displayed verbatim. */
function formatCheck(value: CellValue, context: CellContext): string {
  if (isChecked(context.column, value)) return editableTableMessages.checked['zh-CN'];
  return validateCheck(value, context) === null ? editableTableMessages.unchecked['zh-CN'] : writtenValue(value);
}

export const checkKinds: readonly CellKind[] = ['checkbox', 'checkbox_meta'].map((name) => ({
  name,
  editor: 'check',
  align: 'center',
  width: defaultWidth(name),
  isHidden: false,
  initialValue: initialCheck,
  parse: parseCheck,
  format: formatCheck,
  mistake: validateCheck,
}));
