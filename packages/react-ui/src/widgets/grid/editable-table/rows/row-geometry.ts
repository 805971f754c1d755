/**
 * Where rows stand, by arithmetic: all of one height, those that are expanded with a panel below them. `expanded` is ascending
 * and short.
 */
export interface RowGeometry {
  readonly rowHeight: number;
  readonly panelHeight: number;
  readonly expanded: readonly number[];
}

/** Pixels from the start of the first row to that of the row at a position. */
export function topOf({ rowHeight, panelHeight, expanded }: RowGeometry, position: number): number {
  return position * rowHeight + panelHeight * countBelow(expanded, position);
}

export function heightOf({ rowHeight, panelHeight, expanded }: RowGeometry, position: number): number {
  return expanded.length > 0 && expanded.includes(position) ? rowHeight + panelHeight : rowHeight;
}

/** The row that stands so many pixels from the start of the first one, within the rows that there are. */
export function positionAt(geometry: RowGeometry, pixels: number, rowCount: number): number {
  const { rowHeight, panelHeight, expanded } = geometry;
  let position = Math.floor(pixels / rowHeight);
  for (const [passed, at] of expanded.entries()) {
    const panelTop = (at + 1) * rowHeight + panelHeight * passed;
    if (pixels < panelTop) break;
    position = Math.max(at, Math.floor((pixels - panelHeight * (passed + 1)) / rowHeight));
  }
  return Math.max(0, Math.min(position, rowCount - 1));
}

function countBelow(ascending: readonly number[], limit: number): number {
  let count = 0;
  while (count < ascending.length && (ascending[count] ?? limit) < limit) count += 1;
  return count;
}
