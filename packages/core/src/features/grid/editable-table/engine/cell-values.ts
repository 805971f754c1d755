import type { CellValue } from '../cell.types.ts';

/** Whether a cell is empty: null, empty text or empty list. */
export function isEmptyValue(value: CellValue | undefined): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Whether two cells are equal; missing and `null` are equivalent. */
export function isSameValue(one: CellValue | undefined, other: CellValue | undefined): boolean {
  if (one === other) return true;
  if (one === null || one === undefined) return other === null || other === undefined;
  if (typeof one !== 'object' || typeof other !== 'object' || other === null)
    return Number.isNaN(one) && Number.isNaN(other);
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A value as text for patterns. */
export function plainText(value: CellValue | undefined): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
