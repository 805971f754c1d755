import type { CellValue } from '../cell.types.ts';

/** Whether a cell counts as empty: nothing, no characters, no choices. */
export function isEmptyValue(value: CellValue | undefined): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Whether two cells hold the same; what is missing and `null` are both nothing. */
export function isSameValue(one: CellValue | undefined, other: CellValue | undefined): boolean {
  if (one === other) return true;
  if (one === null || one === undefined) return other === null || other === undefined;
  if (typeof one !== 'object' || typeof other !== 'object' || other === null)
    return Number.isNaN(one) && Number.isNaN(other);
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A value as the text that patterns are asked about. */
export function plainText(value: CellValue | undefined): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
