import { createUploadCell, type CellPlace, type EditableTable, type UploadCell, type UploadCellDependencies } from '@evergreen/core/editable-table';

/** The cells of a table whose files are being sent or looked at. */
export interface UploadBook {
  /** null where nothing was opened yet. */
  at(place: CellPlace): UploadCell | null;
  /** null for a column that is not there. */
  open(place: CellPlace): UploadCell | null;
  /** Calls when another cell was opened. */
  subscribe(listener: () => void): () => void;
  dispose(): void;
}

/** Keeps what is sent for as long as the table is drawn, also when its cell or its dialog is left, and writes what was stored. */
export function createUploadBook(table: EditableTable, dependencies: UploadCellDependencies): UploadBook {
  const cells = new Map<string, UploadCell>();
  const listeners = new Set<() => void>();
  const nameOf = ({ row, column }: CellPlace) => JSON.stringify([row, column]);
  return {
    at: (place) => cells.get(nameOf(place)) ?? null,
    open(place) {
      const known = cells.get(nameOf(place));
      const value = table.rows.view(place.row)?.values[place.column] ?? null;
      if (known !== undefined) {
        known.send({ type: 'value.replace', value });
        return known;
      }
      const column = table.facts().allColumns.find((laidOut) => laidOut.column.key === place.column)?.column;
      if (column === undefined) return null;
      const cell = createUploadCell(column, value, dependencies);
      cell.on((emitted) => {
        if (emitted.type === 'pathsChanged') table.send({ type: 'cells.write', cells: [{ ...place, value: emitted.value }] });
      });
      cells.set(nameOf(place), cell);
      for (const listener of listeners) listener();
      return cell;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispose() {
      for (const cell of cells.values()) cell.dispose();
      cells.clear();
    },
  };
}
