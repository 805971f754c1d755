import type { EditedCell, RowKey, RowView } from '@evergreen/core/grid/editable-table';
import { memo, useMemo } from 'react';

import { CELL } from '../cells/cell-flags.ts';
import type { ColumnPlace, GridLayout } from '../frame/grid-layout.ts';
import { ROLE } from '../frame/grid-roles.ts';
import { LeadCells } from './lead-cells.tsx';
import { leftPart, rightPart } from '../frame/pinned-parts.tsx';
import { drawCell } from '../cells/table-cell.tsx';
import { useTable } from '../table-context.ts';

export interface TableRowProps {
  readonly elementId: string;
  readonly layout: GridLayout;
  readonly rowKey: RowKey;
  readonly view: RowView;
  readonly position: number;
  readonly top: number;
  /** The drawn window of the columns that are not pinned. */
  readonly first: number;
  readonly last: number;
  /** Position of the column, -1 where the active cell is not in this row. */
  readonly active: number;
  /** Positions of the first and the last column of the range, -1 where it does not cross this row. */
  readonly rangeFrom: number;
  readonly rangeTo: number;
  /** Position of the column at the lower right of what is selected, -1 where it is not in this row. */
  readonly corner: number;
  readonly edited: EditedCell | null;
  readonly isDragged: boolean;
  readonly isExpanded: boolean;
}

/** One row: draws again when the row itself changes, or what it is told of it. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { layout, rowKey, view, position, top, first, last, isDragged, isExpanded } = props;
  const { table, id, expandedRow } = useTable();
  // What others had changed when the row came into view: only what changes while it is seen is shown as changed.
  const marksBefore = useMemo(() => table.rows.view(rowKey)?.changedByOthers, [table, rowKey]);

  const cell = (column: ColumnPlace) => {
    const { key } = column;
    const isActive = column.position === props.active;
    const isEdited = isActive && props.edited !== null;
    const problem = view.errors[key];
    let flags = 0;
    if (!table.rows.isWritable(rowKey, key)) flags |= CELL.locked;
    if (isActive) flags |= CELL.active;
    if (isEdited) flags |= CELL.edited;
    if (column.position >= props.rangeFrom && column.position <= props.rangeTo) flags |= CELL.ranged;
    if (column.position === props.corner) flags |= CELL.corner;
    if (problem !== undefined) flags |= CELL.wrong;
    const changed = view.changedByOthers[key];
    if (changed !== undefined && changed !== marksBefore?.[key])
      flags |= changed % 2 === 0 ? CELL.changed : CELL.changedAgain;
    return drawCell({
      column,
      gridId: id,
      rowKey,
      position,
      text: table.rows.text(rowKey, key),
      value: column.look === 'text' ? undefined : view.values[key],
      flags,
      problem,
      edited: isEdited ? props.edited : null,
    });
  };

  const leads = layout.leads.length > 0 && (
    <LeadCells layout={layout} view={view} position={position} isExpanded={isExpanded} />
  );
  return (
    <div
      id={props.elementId}
      role={ROLE.row}
      aria-rowindex={position + 2}
      className={rowClass(view, isDragged, isExpanded, props.edited !== null)}
      style={{ transform: `translateY(${top}px)`, width: layout.width }}
      data-position={position}
      {...(view.isSelected ? { 'aria-selected': true } : undefined)}
    >
      {leftPart(layout, leads, cell)}
      {layout.middle.slice(first, last + 1).map(cell)}
      {rightPart(layout, cell)}
      {isExpanded && expandedRow !== null && (
        <div key={rowKey} className="table-panel">
          {expandedRow(rowKey)}
        </div>
      )}
    </div>
  );
});

function rowClass(view: RowView, isDragged: boolean, isExpanded: boolean, isEdited: boolean): string {
  let name = 'table-row';
  if (view.isSelected) name += ' is-selected';
  if (view.isLocked) name += ' is-locked-row';
  if (isDragged) name += ' is-dragged';
  if (isExpanded) name += ' is-expanded-row';
  if (isEdited) name += ' is-edited-row';
  return name;
}
