import type { Result } from '../../../../kernel/index.ts';
import type { CellValue } from '../cell.types.ts';
import type { Column } from '../column.types.ts';

/** What a column names for a new row, as its kind keeps it; where the kind cannot read it, as it was named. */
export function initialOf<Failure>(column: Column, parse: (text: string) => Result<CellValue, Failure>): CellValue {
  const { defaultValue = null } = column;
  if (typeof defaultValue !== 'string') return defaultValue;
  const read = parse(defaultValue);
  return read.ok ? read.value : defaultValue;
}
