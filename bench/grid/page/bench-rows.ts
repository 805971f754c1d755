import type { Column, GivenRow } from '@evergreen/core/grid/editable-table';

/** CSS pixels; every grid that is measured has them. */
const COLUMN_WIDTH = 120;

/** Odd columns hold numbers that repeat, each with a period of its own; 0 for numbers that grow with the row. */
const PERIODS: Readonly<Record<number, readonly [factor: number, period: number]>> = {
  1: [1, 0],
  3: [7, 1000],
  5: [13, 997],
  7: [1, 10],
  9: [3, 101],
  11: [1, 2],
  13: [2, 0],
  15: [1, 365],
  17: [1, 24],
  19: [1, 60],
};

const isNumber = (column: number) => column % 2 === 1;

/** The columns that every grid of the comparison shows: one is unique, the others of words are required, numbers are summed. */
export function benchColumns(count: number): readonly Column[] {
  return Array.from({ length: count }, (_, at): Column => {
    const shared = { key: `c${at}`, title: `C${at}`, width: COLUMN_WIDTH };
    if (isNumber(at)) {
      return {
        ...shared,
        type: 'inputNumber',
        statistics: at % 4 === 1 ? 'sum' : 'average',
        validateRules: [{ pattern: 'n' }],
      };
    }
    return {
      ...shared,
      type: 'input',
      validateRules: [at === 0 ? { required: true, unique: true } : { required: true, pattern: '*' }],
    };
  });
}

/** The same values in every run; the ids are numbers, as those of the other grids are. */
export function benchRows(count: number, columns: number): readonly GivenRow[] {
  return Array.from({ length: count }, (_, row) => {
    const values: Record<string, string | number> = { id: row };
    for (let column = 0; column < columns; column += 1) values[`c${column}`] = valueAt(row, column);
    return values;
  });
}

function valueAt(row: number, column: number): string | number {
  if (column === 0) return `r${row}`;
  if (!isNumber(column)) return `v${row}-${column}`;
  const [factor, period] = PERIODS[column] ?? [1, 100];
  return period === 0 ? row * factor : (row * factor) % period;
}
