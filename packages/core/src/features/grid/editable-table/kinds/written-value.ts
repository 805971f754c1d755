import type { LocalizedText } from '../../../../kernel/index.ts';
import { plainDecimal, quoted } from '../../../validation/field-values/index.ts';
import type { CellValue } from '../cell.types.ts';
import { editableTableMessages } from '../editable-table.messages.ts';

/** Whether a value is empty: null, or the empty text that older servers and inputs write for it. */
export function isNothing(value: CellValue): value is null | '' {
  return value === null || value === '';
}

/** Any value as text: empty for null, numbers with all digits and no exponent, composite values as JSON. */
export function writtenValue(value: CellValue): string {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? plainDecimal(value) : JSON.stringify(value);
}

/** Error of a composite value where text is expected; null if valid. */
export function validateText(value: CellValue): LocalizedText | null {
  return typeof value === 'object' && value !== null
    ? editableTableMessages.textExpected(quoted(JSON.stringify(value)))
    : null;
}
