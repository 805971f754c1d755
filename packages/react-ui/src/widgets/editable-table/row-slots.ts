/** A row that is to be drawn and the name under which React keeps its elements. */
export interface RowSlot {
  readonly position: number;
  readonly slot: number;
}

/**
 * Gives each drawn row the elements of one that left: a name is its position modulo a pool that is larger than the window.
 * The row that is kept though it is out of view keeps its name; the one that would share it gets the spare one.
 *
 * @param positions ascending, without repetition
 * @param kept the position of the row that is kept, -1 for none
 */
export function slotsOf(positions: readonly number[], pool: number, kept: number): readonly RowSlot[] {
  return positions.map((position) => {
    const isTaken = kept >= 0 && position !== kept && position % pool === kept % pool;
    return { position, slot: isTaken ? pool : position % pool };
  });
}

/** Names enough for a view of so many pixels and the rows that are drawn beyond it. */
export function poolFor(viewHeight: number, rowHeight: number, overscan: number): number {
  const rows = Math.ceil(viewHeight / rowHeight) + 2 * overscan + 2;
  return Math.ceil(rows / 8) * 8;
}
