import type { CellValue, ColumnKey, RowKey } from '../cell.types.ts';
import type { Commit } from '../transaction.types.ts';

/** So many commits wait at most before it is looked what they changed. */
const MOST_NOTED = 32;

/**
 * Remembers which cells were written and which rows came since the table was loaded or stored, so that a draft costs what changed, and whether
 * rows were put into another order.
 */
export interface ChangedRows {
  note(commit: Commit): void;
  /** Everything, or some rows. */
  forget(rows?: readonly RowKey[]): void;
  isEmpty(): boolean;
  keys(): Iterable<RowKey>;
  /** The columns of a row that were written, the first written first, and what they held before, or what others wrote there since. */
  written(row: RowKey): ReadonlyMap<ColumnKey, CellValue>;
  isReordered(): boolean;
}

/** A cell that was written, with the one of its row that was written before it: thousands of them weigh less than a map for each row. */
interface ChangedCell {
  readonly column: ColumnKey;
  held: CellValue;
  readonly before: ChangedCell | null;
}

export function createChangedRows(): ChangedRows {
  /** The cell that was written last; null for a row that came and was not written. */
  const changed = new Map<RowKey, ChangedCell | null>();
  /** Not looked through yet. */
  let noted: Commit[] = [];
  let isReordered = false;

  function take({ origin, written, inserted }: Commit): void {
    if (origin === 'live') return takeRead(written);
    for (const { row, column, before: held } of written) {
      const before = changed.get(row) ?? null;
      if (cellIn(before, column) === null) changed.set(row, { column, held, before });
    }
    for (const { row } of inserted) if (!changed.has(row.key)) changed.set(row.key, null);
  }

  /** What others wrote was read since. */
  function takeRead(written: Commit['written']): void {
    for (const { row, column, after } of written) {
      const cell = cellIn(changed.get(row) ?? null, column);
      if (cell !== null) cell.held = after;
    }
  }

  /** Whoever writes a thousand cells does not wait until all of them are in the list. */
  function known(): Map<RowKey, ChangedCell | null> {
    const commits = noted;
    noted = [];
    for (const commit of commits) take(commit);
    return changed;
  }

  return {
    note(commit) {
      const { origin, inverse } = commit;
      if (origin === 'live' ? changed.size + noted.length === 0 : inverse.length === 0) return;
      if (origin !== 'live' && inverse.some(({ kind }) => kind === 'rowMoved' || kind === 'rowsOrdered'))
        isReordered = true;
      noted.push(commit);
      if (noted.length > MOST_NOTED) known();
    },
    forget(rows) {
      if (rows === undefined) {
        changed.clear();
        noted = [];
        isReordered = false;
      } else for (const row of rows) known().delete(row);
    },
    isEmpty: () => known().size === 0,
    keys: () => known().keys(),
    written: (row) => columnsFrom(known().get(row) ?? null),
    isReordered: () => isReordered,
  };
}

function cellIn(newest: ChangedCell | null, column: ColumnKey): ChangedCell | null {
  let cell = newest;
  while (cell !== null && cell.column !== column) cell = cell.before;
  return cell;
}

function columnsFrom(newest: ChangedCell | null): ReadonlyMap<ColumnKey, CellValue> {
  const cells: [ColumnKey, CellValue][] = [];
  for (let cell = newest; cell !== null; cell = cell.before) cells.push([cell.column, cell.held]);
  return new Map(cells.toReversed());
}
