import type {
  CellPlace,
  CellValue,
  Column,
  EditableTableService,
  UploadCell,
  UploadDependencies,
} from '@evergreen/core/editable-table';

/** Makes what sends the files of a cell; given by the dialog of files, so that tables without files need none of it. */
export type UploadCellMaker = (column: Column, value: CellValue, dependencies: UploadDependencies) => UploadCell;

/** The cells of a table whose files are being sent or looked at. */
export interface UploadBook {
  /** null where nothing was opened yet. */
  at(place: CellPlace): UploadCell | null;
  /** null for a column that is not there. */
  open(place: CellPlace, make: UploadCellMaker): UploadCell | null;
  /** Calls when another cell was opened, or one is gone with its row. */
  subscribe(listener: () => void): () => void;
  dispose(): void;
}

interface OpenedCell {
  readonly cell: UploadCell;
  close(): void;
}

/**
 * Keeps what is sent for as long as the table is drawn, also when its cell or its dialog is left, and writes what was stored. A cell
 * that somebody else writes, also by undoing, shows what was written; what is sent for a row that goes is not sent on.
 */
export function createUploadBook(table: EditableTableService, dependencies: UploadDependencies): UploadBook {
  const opened = new Map<string, OpenedCell>();
  const listeners = new Set<() => void>();
  const nameOf = ({ row, column }: CellPlace) => JSON.stringify([row, column]);
  const valueAt = ({ row, column }: CellPlace): CellValue => table.rows.view(row)?.values[column] ?? null;
  const tell = () => {
    for (const listener of listeners) listener();
  };

  function openCell(place: CellPlace, make: UploadCellMaker): OpenedCell | null {
    const column = table.facts().allColumns.find((laidOut) => laidOut.column.key === place.column)?.column;
    if (column === undefined) return null;
    let held = valueAt(place);
    const cell = make(column, held, dependencies);
    cell.on((emitted) => {
      if (emitted.type !== 'paths.changed') return;
      held = emitted.value;
      table.send({ type: 'cells.write', cells: [{ ...place, value: emitted.value }] });
    });
    const unsubscribe = table.rows.subscribeRow(place.row, () => {
      if (table.rows.view(place.row) === undefined) {
        opened.get(nameOf(place))?.close();
        tell();
        return;
      }
      const value = valueAt(place);
      // Another cell of the row, or what was written here: files that are stored while others are sent would be forgotten.
      if (value === held) return;
      held = value;
      cell.send({ type: 'value.replace', value });
    });
    return {
      cell,
      close() {
        unsubscribe();
        opened.delete(nameOf(place));
        cell.dispose();
      },
    };
  }

  return {
    at: (place) => opened.get(nameOf(place))?.cell ?? null,
    open(place, make) {
      const known = opened.get(nameOf(place));
      if (known !== undefined) return known.cell;
      const made = openCell(place, make);
      if (made === null) return null;
      opened.set(nameOf(place), made);
      tell();
      return made.cell;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispose() {
      for (const { close } of opened.values()) close();
    },
  };
}
