import type { LocalizedText } from '../../../../kernel/index.ts';
import { plainDecimal, quoted } from '../../../validation/field-values/index.ts';
import type { CellValue } from '../cell.types.ts';
import { editableTableMessages } from '../editable-table.messages.ts';

/** Nothing: what no cell holds, and what older servers and inputs write for it. */
export function isNothing(value: CellValue): value is null | '' {
  return value === null || value === '';
}

/** Any value as text: nothing is empty, a number has all its digits and no exponent, what is composed is JSON. */
export function writtenValue(value: CellValue): string {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? plainDecimal(value) : JSON.stringify(value);
}

/** The complaint about a value that is composed where a text belongs; null for none. */
export function validateText(value: CellValue): LocalizedText | null {
  return typeof value === 'object' && value !== null
    ? editableTableMessages.textExpected(quoted(JSON.stringify(value)))
    : null;
}
