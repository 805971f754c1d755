import type { Text } from '../../../kernel/index.ts';
import { shortened } from '../../format/index.ts';
import type { CellValue } from '../cell.types.ts';
import { editableTableMessages } from '../editable-table.messages.ts';

/** Width units of what was typed that a complaint repeats. */
const QUOTED_WIDTH = 40;

/** Nothing: what no cell holds, and what older servers and inputs write for it. */
export function isNothing(value: CellValue): value is null | '' {
  return value === null || value === '';
}

/** What was typed as a complaint repeats it: on one line, and cut. */
export function quoted(typed: string): string {
  return shortened(typed.trim().replaceAll(/\s+/gu, ' '), QUOTED_WIDTH);
}

/** Any value as text: nothing is empty, a number has all its digits and no exponent, what is composed is JSON. */
export function writtenValue(value: CellValue): string {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? plainDecimal(value) : JSON.stringify(value);
}

/** The complaint about a value that is composed where a text belongs; null for none. */
export function textMistake(value: CellValue): Text | null {
  return typeof value === 'object' && value !== null ? editableTableMessages.textExpected(quoted(JSON.stringify(value))) : null;
}

/** A number with all its digits: 1e21 → `1000000000000000000000`, 1e-7 → `0.0000001`. */
export function plainDecimal(value: number): string {
  const written = String(value);
  if (!written.includes('e')) return written;
  const groups = /^(?<sign>-?)(?<whole>\d)(?:\.(?<fraction>\d+))?e(?<exponent>[+-]\d+)$/u.exec(written)?.groups;
  if (groups === undefined) return written;
  const { sign = '', whole = '', fraction = '', exponent = '' } = groups;
  const digits = whole + fraction;
  const point = whole.length + Number(exponent);
  return point > 0 ? sign + digits.padEnd(point, '0') : `${sign}0.${'0'.repeat(-point)}${digits}`;
}
