import type { EditedCell, RowKey, TableFacts } from '@evergreen/core/grid/editable-table';

import type { GridLayout } from '../frame/grid-layout.ts';
import { topOf, type RowGeometry } from './row-geometry.ts';
import type { RowSlot } from './row-slots.ts';
import { useTable } from '../table-context.ts';
import { TableRow } from './table-row.tsx';
import { useRowsInView, type RowInView } from './use-rows-in-view.ts';

/** Positions of the rows and columns at the edges of a range. */
export interface Corners {
  readonly top: number;
  readonly bottom: number;
  readonly from: number;
  readonly to: number;
}

export interface RowsInViewProps {
  readonly slots: readonly RowSlot[];
  readonly layout: GridLayout;
  readonly geometry: RowGeometry;
  /** The drawn window of the columns that are not pinned. */
  readonly first: number;
  readonly last: number;
  /** Position of the row that has the active cell, -1 for none. */
  readonly kept: number;
  /** Position of the column of the active cell, -1 for none. */
  readonly activeColumn: number;
  readonly ranged: Corners | null;
  readonly edited: EditedCell | null;
  readonly dragged: TableFacts['dragged'];
  readonly expanded: ReadonlySet<RowKey>;
}

interface SlottedRow extends RowInView {
  readonly slot: number;
}

/**
 * The rows of the slots as they are now: what is written in them draws them alone, and not what decides which they are. Each is told only what
 * concerns it, so that moving the focus draws two of them.
 */
export function RowsInView({
  slots,
  layout,
  geometry,
  first,
  last,
  kept,
  activeColumn,
  ranged,
  edited,
  dragged,
  expanded,
}: RowsInViewProps) {
  const { table, id } = useTable();
  const rows = slots.map(({ position, slot }): SlottedRow => ({ position, slot, view: table.rows.viewAt(position) }));
  useRowsInView(table.rows, rows);
  return rows.map(({ position, slot, view }) => {
    if (view === undefined) return null;
    const rowKey = view.key;
    const isRanged = ranged !== null && position >= ranged.top && position <= ranged.bottom;
    return (
      <TableRow
        key={slot}
        elementId={rowId(id, slot)}
        layout={layout}
        rowKey={rowKey}
        view={view}
        position={position}
        top={topOf(geometry, position)}
        first={first}
        last={last}
        active={position === kept ? activeColumn : -1}
        rangeFrom={isRanged ? ranged.from : -1}
        rangeTo={isRanged ? ranged.to : -1}
        corner={edited === null && position === (ranged?.bottom ?? kept) ? (ranged?.to ?? activeColumn) : -1}
        edited={edited?.row === rowKey ? edited : null}
        isDragged={dragged?.row === rowKey}
        isExpanded={expanded.has(rowKey)}
      />
    );
  });
}

export const rowId = (tableId: string, slot: number) => `${tableId}-row-${slot}`;
