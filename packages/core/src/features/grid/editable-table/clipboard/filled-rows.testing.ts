import type { CellValue } from '../cell.types.ts';
import type { Column } from '../column.types.ts';
import type { CellRange } from '../editable-table.types.ts';
import { testRows } from './planned-rows.testing.ts';

export const columns: readonly Column[] = [
  { key: 'day', title: '日期', type: 'date' },
  { key: 'count', title: '数量', type: 'inputNumber' },
  { key: 'sum', title: '金额', type: 'inputNumber' },
  { key: 'done', title: '完成', type: 'checkbox' },
  { key: 'code', title: '编号', type: 'input', disabled: true },
];
/** Rows with a date, a count, a sum, a check box and a locked code. */
export const rowsOf = (...lines: readonly (readonly CellValue[])[]) =>
  testRows(
    columns,
    lines.map((line) => Object.fromEntries(columns.map(({ key }, index) => [key, line[index] ?? null]))),
  );
/** From `r0 day` to `r1 sum`. */
export const range = (from: string, to: string): CellRange => {
  const [row = '', column = ''] = from.split(' ');
  const [lastRow = '', lastColumn = ''] = to.split(' ');
  return { anchor: { row, column }, head: { row: lastRow, column: lastColumn } };
};
