import type { CellValue, ColumnKey, RowKey } from '../cell.types.ts';
import type { Commit } from '../transaction.types.ts';

/** Maximum number of commits buffered before they are processed. */
const MOST_NOTED = 32;

/**
 * Track written cells, new rows and reordering since the last load or save, so that the cost of a draft depends on the
 * changes only.
 */
export interface ChangedRows {
  note(commit: Commit): void;
  /** All rows, or some. */
  forget(rows?: readonly RowKey[]): void;
  isEmpty(): boolean;
  keys(): Iterable<RowKey>;
  /** Written columns of a row in order of their first write, with their values before, or the last remote value. */
  written(row: RowKey): ReadonlyMap<ColumnKey, CellValue>;
  isReordered(): boolean;
}

/** A written cell, linked to the one of its row written before it: uses less memory than a map per row. */
interface ChangedCell {
  readonly column: ColumnKey;
  held: CellValue;
  readonly before: ChangedCell | null;
}

export function createChangedRows(): ChangedRows {
  /** The cell written last; null for a new row without writes. */
  const changed = new Map<RowKey, ChangedCell | null>();
  /** Not processed yet. */
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

  /** Update the base values by remote changes. */
  function takeRead(written: Commit['written']): void {
    for (const { row, column, after } of written) {
      const cell = cellIn(changed.get(row) ?? null, column);
      if (cell !== null) cell.held = after;
    }
  }

  /** Deferred, so that writing a thousand cells does not wait for processing. */
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
