import type { LocalizedText } from '../../../../kernel/index.ts';
import type { CellPlace, ColumnKey, RowKey } from '../cell.types.ts';
import type { EditableTableService, TableEvent } from '../editable-table.types.ts';
import type { CellBounds } from '../navigation/cell-grid.types.ts';
import { boundsOf } from '../navigation/navigation.model.ts';
import { rowMenu } from '../toolbar/row-menu.model.ts';
import { arrangingMessages } from './arranging.messages.ts';
import { cellMenuMessages as messages } from './cell-menu.messages.ts';

export type CellMenuName =
  | 'copy'
  | 'paste'
  | 'fillDown'
  | 'moveUp'
  | 'moveDown'
  | 'insertBelow'
  | 'insertAbove'
  | 'takeRow'
  | 'remove'
  | 'freeze';

/** An entry of the context menu. */
export interface CellMenuItem {
  readonly name: CellMenuName;
  readonly label: LocalizedText;
  /** Event sent on selection; null where the client first has to work with its clipboard. */
  readonly event: TableEvent | null;
  /** Why it does not apply; null where it does. */
  readonly reason: LocalizedText | null;
}

/** Where the menu opens: at a cell, or at a whole row without a column. */
export interface CellMenuPlace {
  readonly row: RowKey;
  readonly column: ColumnKey | null;
}

type MenuTable = Pick<EditableTableService, 'facts' | 'rows' | 'look'>;

/** The cell to focus before the menu opens, so that it acts on what was pressed; null inside the marked range. */
export function menuFocus({ facts, rows }: MenuTable, { row, column }: CellMenuPlace): CellPlace | null {
  const { range, columns } = facts();
  if (column === null) return null;
  const keys = columns.map((one) => one.column.key);
  const bounds = range === null ? null : boundsOf({ rows, columns: keys }, range);
  const isInside =
    bounds !== null &&
    isBetween(bounds.top, rows.positionOf(row), bounds.bottom) &&
    isBetween(bounds.left, keys.indexOf(column), bounds.right);
  return isInside ? null : { row, column };
}

/** Entries of the context menu of a cell, or of a row. What does not apply says why. */
export function cellMenu(table: MenuTable, place: CellMenuPlace): readonly CellMenuItem[] {
  const { rows, look } = table;
  const { isDisabled } = table.facts();
  const { row, column } = place;
  const marked = markedRows(table, place);
  const removable = marked.filter((key) => rows.view(key)?.isLocked !== true);
  const disabled = isDisabled ? messages.readOnly : null;
  return [
    ...(column === null ? [] : cellItems(table, disabled)),
    ...moves(table, row, disabled ?? unmovable(table)),
    ...(look.rowInsertion ? insertions(row, marked, disabled) : []),
    ...(look.dragSort
      ? [
          {
            name: 'takeRow' as const,
            label: messages.takeRow,
            event: { type: 'drag.start' as const, row },
            reason: disabled ?? unmovable(table),
          },
        ]
      : []),
    {
      name: 'remove',
      label: messages.remove(Math.max(1, removable.length)),
      event: { type: 'rows.remove', rows: removable },
      reason: disabled ?? (removable.length === 0 ? messages.rowLocked : null),
    },
    ...(column === null ? [] : [freezeItem(table, column)]),
  ];
}

function insertions(row: RowKey, marked: readonly RowKey[], reason: LocalizedText | null): readonly CellMenuItem[] {
  const count = marked.length;
  const [below = row, above = row] = [marked.at(-1), marked[0]];
  return [
    {
      name: 'insertBelow',
      label: messages.insertBelow(count),
      event: { type: 'row.insert', after: below, count },
      reason,
    },
    {
      name: 'insertAbove',
      label: messages.insertAbove(count),
      event: { type: 'row.insert', after: above, count, isAbove: true },
      reason,
    },
  ];
}

/** Freezes the columns from the start up to this one, or no longer where they are frozen up to it. */
export function freezeItem({ facts }: Pick<MenuTable, 'facts'>, column: ColumnKey): CellMenuItem {
  const { columns } = facts();
  const at = columns.findIndex((one) => one.column.key === column);
  const fixed = columns[at]?.fixed ?? null;
  const isLastFrozen = fixed === 'left' && columns[at + 1]?.fixed !== 'left' && columns[at]?.column.fixed !== 'left';
  return {
    name: 'freeze',
    label: isLastFrozen ? messages.unfreeze : messages.freeze,
    event: { type: 'column.freeze', column: isLastFrozen ? null : column },
    reason: fixed === 'right' ? messages.fixedRight : null,
  };
}

function cellItems(table: MenuTable, disabled: LocalizedText | null): readonly CellMenuItem[] {
  const bounds = markedBounds(table);
  const notWritable = isAnyWritable(table, bounds) ? null : messages.notWritable;
  const isAlone = bounds !== null && bounds.top === bounds.bottom && bounds.top === 0;
  return [
    { name: 'copy', label: messages.copy, event: { type: 'clipboard.copy' }, reason: null },
    { name: 'paste', label: messages.paste, event: null, reason: disabled ?? notWritable },
    {
      name: 'fillDown',
      label: messages.fillDown,
      event: { type: 'range.fillDown' },
      reason: disabled ?? notWritable ?? (isAlone ? messages.nothingAbove : null),
    },
  ];
}

/** Rows that are sorted or filtered for the eye have no places of their own. */
function unmovable({ facts }: MenuTable): LocalizedText | null {
  return facts().isArranged ? arrangingMessages.notMoved : null;
}

function moves({ rows }: MenuTable, row: RowKey, disabled: LocalizedText | null): readonly CellMenuItem[] {
  return rowMenu(rows, row, disabled !== null).flatMap(({ name, event, isDisabled }): CellMenuItem[] =>
    name === 'insert'
      ? []
      : [
          {
            name,
            label: messages[name],
            event,
            reason: disabled ?? (isDisabled ? messages[name === 'moveUp' ? 'isFirst' : 'isLast'] : null),
          },
        ],
  );
}

function markedBounds({ facts, rows }: MenuTable): CellBounds | null {
  const { range, active, columns } = facts();
  const from = range ?? active;
  return from === null ? null : boundsOf({ rows, columns: columns.map(({ column }) => column.key) }, from);
}

/** The rows of the range where the menu opens inside of it, otherwise the row itself. */
function markedRows(table: MenuTable, { row }: CellMenuPlace): readonly RowKey[] {
  const { rows } = table;
  const bounds = table.facts().range === null ? null : markedBounds(table);
  if (bounds === null || !isBetween(bounds.top, rows.positionOf(row), bounds.bottom)) return [row];
  return Array.from({ length: bounds.bottom - bounds.top + 1 }, (_, index) => rows.keyAt(bounds.top + index) ?? row);
}

/** Cells looked at to find a writable one. */
const MOST_ASKED = 10_000;

function isAnyWritable({ facts, rows }: MenuTable, bounds: CellBounds | null): boolean {
  if (bounds === null) return false;
  const keys = facts()
    .columns.slice(bounds.left, bounds.right + 1)
    .map(({ column }) => column.key);
  const last = Math.min(bounds.bottom, bounds.top + Math.ceil(MOST_ASKED / keys.length));
  for (let position = bounds.top; position <= last; position += 1) {
    const row = rows.keyAt(position);
    if (row !== undefined && keys.some((column) => rows.isWritable(row, column))) return true;
  }
  return last < bounds.bottom;
}

const isBetween = (first: number, position: number, last: number): boolean => position >= first && position <= last;
