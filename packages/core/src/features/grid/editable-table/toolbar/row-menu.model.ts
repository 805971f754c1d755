import type { RowKey } from '../cell.types.ts';
import type { TableEvent } from '../editable-table.types.ts';
import type { TableRows } from '../table-engine.types.ts';

/** 向上移, 向下移 and 插入一行, in this order. */
export interface RowMenuItem {
  readonly name: 'moveUp' | 'moveDown' | 'insert';
  readonly isDisabled: boolean;
  /** Event sent on selection. */
  readonly event: TableEvent;
}

/** Menu of a row: the first one cannot move up, the last one cannot move down, and rows are inserted below. */
export function rowMenu(
  rows: Pick<TableRows, 'rowCount' | 'positionOf'>,
  row: RowKey,
  isDisabled: boolean,
): readonly RowMenuItem[] {
  const position = rows.positionOf(row);
  const isFixed = isDisabled || position === -1;
  return [
    { name: 'moveUp', isDisabled: isFixed || position === 0, event: { type: 'row.move', row, by: 'up' } },
    {
      name: 'moveDown',
      isDisabled: isFixed || position === rows.rowCount() - 1,
      event: { type: 'row.move', row, by: 'down' },
    },
    { name: 'insert', isDisabled: isFixed, event: { type: 'row.insert', after: row } },
  ];
}
