import type { CellPlace, TableRows } from '@evergreen/core/grid/editable-table';

import type { ColumnPlace, GridLayout } from '../frame/grid-layout.ts';
import type { GridPlan } from '../frame/grid-plan.ts';
import { positionAt } from '../rows/row-geometry.ts';

/** The cell at a point of the window, or the nearest one to it; null in a table without cells. By arithmetic: no element is asked. */
export function cellUnder(
  { frame, layout, geometry, rowCount, headerHeight }: GridPlan,
  rows: TableRows,
  x: number,
  y: number,
): CellPlace | null {
  const element = frame.current;
  if (element === null) return null;
  const { left, top } = element.getBoundingClientRect();
  const row = rows.keyAt(positionAt(geometry, y - top - headerHeight + element.scrollTop, rowCount));
  const column = columnUnder(layout, x - left, element.scrollLeft, element.clientWidth);
  return row === undefined || column === undefined ? null : { row, column: column.key };
}

/** The column so many pixels from the left edge of a view that is scrolled and so wide. */
function columnUnder(layout: GridLayout, x: number, scrolled: number, viewWidth: number): ColumnPlace | undefined {
  const { left, middle, right, leftWidth, leftGoing, rightWidth } = layout;
  const rightEdge = Math.min(viewWidth, layout.width);
  const gone = Math.min(scrolled, leftGoing);
  if (x < leftWidth - gone && left.length > 0) return within(left, x + gone);
  if (right.length > 0 && x >= rightEdge - rightWidth) return within(right, x - (rightEdge - rightWidth));
  return within(middle, x + scrolled) ?? layout.columns.at(-1);
}

function within(columns: readonly ColumnPlace[], x: number): ColumnPlace | undefined {
  return columns.find((column) => x < column.left + column.width) ?? columns.at(-1);
}
