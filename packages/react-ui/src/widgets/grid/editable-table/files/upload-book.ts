import { createEmitter } from '@evergreen/core/kernel';
import type {
  CellOpening,
  CellPlace,
  EditableTableService,
  OpenedCell,
  UploadCell,
  UploadDependencies,
} from '@evergreen/core/grid/editable-table';

/** Opens what sends the files of a cell; given by the dialog of files, so that tables without files need none of it. null for a column that is not there. */
export type CellOpener = (opening: CellOpening) => OpenedCell | null;

/** The cells of a table whose files are being sent or looked at. */
export interface UploadBook {
  /** null where nothing was opened yet. */
  at(place: CellPlace): UploadCell | null;
  open(place: CellPlace, openCell: CellOpener): void;
  /** Calls when another cell was opened, or one is gone with its row. */
  subscribe(listener: () => void): () => void;
  dispose(): void;
}

/** Keeps what is sent for as long as the table is drawn, also when its cell or its dialog is left. */
export function createUploadBook(table: EditableTableService, dependencies: UploadDependencies): UploadBook {
  const opened = new Map<string, OpenedCell>();
  const changes = createEmitter();
  const nameOf = ({ row, column }: CellPlace) => JSON.stringify([row, column]);

  return {
    at: (place) => opened.get(nameOf(place))?.cell ?? null,
    open(place, openCell) {
      const name = nameOf(place);
      if (opened.has(name)) return;
      const onGone = () => {
        opened.get(name)?.close();
        opened.delete(name);
        changes.emit();
      };
      const made = openCell({ table, dependencies, place, onGone });
      if (made === null) return;
      opened.set(name, made);
      changes.emit();
    },
    subscribe: changes.on,
    dispose() {
      for (const { close } of opened.values()) close();
    },
  };
}
