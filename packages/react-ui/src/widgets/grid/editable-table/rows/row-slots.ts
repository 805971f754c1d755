/** A row that is to be drawn and the name under which React keeps its elements. */
export interface RowSlot {
  readonly position: number;
  readonly slot: number;
}

/**
 * Gives each drawn row the elements of one that left: a name is its position modulo as many rows as are drawn at once.
 * The row that is kept though it is out of view keeps its name; the one that would share it gets the spare one.
 *
 * @param positions ascending, without repetition
 * @param pool how many rows are drawn side by side
 * @param kept the position of the row that is kept, -1 for none
 */
export function slotsOf(positions: readonly number[], pool: number, kept: number): readonly RowSlot[] {
  return positions.map((position) => {
    const isTaken = kept >= 0 && position !== kept && position % pool === kept % pool;
    return { position, slot: isTaken ? pool : position % pool };
  });
}

/** How many rows are drawn at once: those that a view of so many pixels can show, and some beyond each edge. */
export function poolFor(viewHeight: number, rowHeight: number, overscan: number): number {
  return Math.ceil(viewHeight / rowHeight) + 1 + 2 * overscan;
}

/** The rows that are drawn when the first of the view stands at a position: always as many, as long as there are so many. */
export function windowFrom(first: number, last: number, pool: number, overscan: number, rowCount: number): number[] {
  const end = Math.min(Math.max(first - overscan + pool, last + overscan + 1, pool), rowCount);
  const start = Math.max(0, Math.min(first - overscan, end - pool));
  return Array.from({ length: end - start }, (_, at) => start + at);
}
