import type { CellRange, EditedCell, TableFacts } from '@evergreen/core/editable-table';

import { useSelectedFacts } from '../../adapter/index.ts';
import type { GridLayout } from './grid-layout.ts';
import { topOf, type RowGeometry } from './row-geometry.ts';
import { slotsOf } from './row-slots.ts';
import { useTable } from './table-context.ts';
import { TableRow } from './table-row.tsx';

export interface BodyRowsProps {
  readonly layout: GridLayout;
  readonly geometry: RowGeometry;
  readonly positions: readonly number[];
  readonly pool: number;
  readonly first: number;
  readonly last: number;
  /** Position of the row that has the active cell, -1 for none. */
  readonly kept: number;
}

const activeOf = (facts: TableFacts) => facts.active;
const rangeOf = (facts: TableFacts): CellRange | null => facts.range;
const editedOf = (facts: TableFacts): EditedCell | null => facts.edited;
const draggedOf = (facts: TableFacts) => facts.dragged;
const expandedOf = (facts: TableFacts) => facts.expanded;

/** The rows in view. Each is told only what concerns it, so that moving the focus draws two of them. */
export function BodyRows({ layout, geometry, positions, pool, first, last, kept }: BodyRowsProps) {
  const { table } = useTable();
  const active = useSelectedFacts(table, activeOf);
  const range = useSelectedFacts(table, rangeOf);
  const edited = useSelectedFacts(table, editedOf);
  const dragged = useSelectedFacts(table, draggedOf);
  const expanded = useSelectedFacts(table, expandedOf);
  const activeColumn = active === null ? -1 : columnPosition(layout, active.column);
  const ranged = range === null ? null : cornersOf(range, layout, (row) => table.rows.positionOf(row));

  return slotsOf(positions, pool, kept).map(({ position, slot }) => {
    const rowKey = table.rows.keyAt(position);
    if (rowKey === undefined) return null;
    const isRanged = ranged !== null && position >= ranged.top && position <= ranged.bottom;
    return (
      <TableRow
        key={slot}
        layout={layout}
        rowKey={rowKey}
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

interface Corners {
  readonly top: number;
  readonly bottom: number;
  readonly from: number;
  readonly to: number;
}

function cornersOf({ anchor, head }: CellRange, layout: GridLayout, positionOf: (row: string) => number): Corners {
  const rows = [positionOf(anchor.row), positionOf(head.row)];
  const columns = [columnPosition(layout, anchor.column), columnPosition(layout, head.column)];
  return { top: Math.min(...rows), bottom: Math.max(...rows), from: Math.min(...columns), to: Math.max(...columns) };
}

function columnPosition({ columns }: GridLayout, key: string): number {
  return columns.findIndex((column) => column.key === key);
}
