import type { CellRange } from '@evergreen/core/grid/editable-table';
import { useEffect, type RefObject } from 'react';

import { useChosenFacts } from '../../../../adapter/index.ts';
import { DropLine } from '../rows/drop-line.tsx';
import { FillBox } from '../cells/fill-box.tsx';
import type { GridLayout } from './grid-layout.ts';
import { ROLE } from './grid-roles.ts';
import type { RowGeometry } from '../rows/row-geometry.ts';
import { slotsOf } from '../rows/row-slots.ts';
import { useTable } from '../table-context.ts';
import { rowId, RowsInView, type Corners } from '../rows/rows-in-view.tsx';
import { useRowWindow } from './use-window.ts';

export interface TableBodyProps {
  /** What scrolls. */
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly layout: GridLayout;
  readonly geometry: RowGeometry;
  readonly rowCount: number;
  /** CSS pixels. */
  readonly headerHeight: number;
  /** The drawn window of the columns that are not pinned. */
  readonly first: number;
  readonly last: number;
  /** Position of the row that has the active cell, -1 for none. */
  readonly kept: number;
  readonly onNearEnd?: (() => void) | undefined;
}

/** Rows below the view from which on more are asked for. */
const NEAR = 30;

const DRAWN_FACTS = ['active', 'range', 'edited', 'dragged', 'expanded'] as const;

/**
 * Which rows are in view, and where. A row that comes into view takes the elements of one that left, where they stand, and nothing but the body is
 * drawn again by it; at rest the order of the rows is told to those who hear the page. Opened rows hold more than cells, whose order is that of the
 * elements.
 */
export function TableBody(props: TableBodyProps) {
  const { frame, layout, geometry, rowCount, headerHeight, first, last, kept, onNearEnd } = props;
  const { table, id } = useTable();
  const { positions, pool, isScrolling, total } = useRowWindow(frame, geometry, rowCount, headerHeight, kept);
  const { active, range, edited, dragged, expanded } = useChosenFacts(table, DRAWN_FACTS);
  const lastDrawn = positions.findLast((position) => position !== kept) ?? -1;
  const isNearEnd = lastDrawn >= rowCount - NEAR;
  useEffect(() => {
    if (isNearEnd && rowCount > 0) onNearEnd?.();
  }, [isNearEnd, rowCount, onNearEnd]);
  const ascending = slotsOf(positions, pool, kept);
  const slots = expanded.size > 0 ? ascending : ascending.toSorted((one, other) => one.slot - other.slot);
  const owned =
    isScrolling || slots.every(({ position }, at) => position === ascending[at]?.position)
      ? undefined
      : ascending.map(({ slot }) => rowId(id, slot)).join(' ');

  return (
    <div role={ROLE.group} className="table-body" style={{ height: total, width: layout.width }} aria-owns={owned}>
      <RowsInView
        slots={slots}
        layout={layout}
        geometry={geometry}
        first={first}
        last={last}
        kept={kept}
        activeColumn={active === null ? -1 : columnPosition(layout, active.column)}
        ranged={range === null ? null : cornersOf(range, layout, (row) => table.rows.positionOf(row))}
        edited={edited}
        dragged={dragged}
        expanded={expanded}
      />
      <DropLine geometry={geometry} />
      <FillBox />
    </div>
  );
}

function cornersOf({ anchor, head }: CellRange, layout: GridLayout, positionOf: (row: string) => number): Corners {
  const rows = [positionOf(anchor.row), positionOf(head.row)];
  const columns = [columnPosition(layout, anchor.column), columnPosition(layout, head.column)];
  return { top: Math.min(...rows), bottom: Math.max(...rows), from: Math.min(...columns), to: Math.max(...columns) };
}

function columnPosition({ columns }: GridLayout, key: string): number {
  return columns.findIndex((column) => column.key === key);
}
