import type { Result } from '../../../../kernel/index.ts';
import type { CellValue } from '../cell.types.ts';
import type { Column } from '../column.types.ts';

/** The column's default for a new row, parsed by its kind; verbatim if the kind rejects it. */
export function initialOf<Failure>(column: Column, parse: (text: string) => Result<CellValue, Failure>): CellValue {
  const { defaultValue = null } = column;
  if (typeof defaultValue !== 'string') return defaultValue;
  const read = parse(defaultValue);
  return read.ok ? read.value : defaultValue;
}
