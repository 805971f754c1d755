import type { LocalizedText } from '../../../../kernel/index.ts';
import { uploadMessages as messages, type UploadListFacts } from '../../../files/upload-list/index.ts';
import type { CellPlace, CellValue } from '../cell.types.ts';
import type { EditableTableService } from '../editable-table.types.ts';
import type { UploadDependencies } from '../table-dependencies.types.ts';
import type { PendingValue } from '../table-engine.types.ts';
import { createUploadCell, type UploadCell } from './upload-cell.service.ts';

export interface OpenedCell {
  readonly cell: UploadCell;
  close(): void;
}

/** What a cell is opened with. */
export interface CellOpening {
  readonly table: EditableTableService;
  readonly dependencies: UploadDependencies;
  readonly place: CellPlace;
  /** Its row is gone. */
  readonly onGone: () => void;
}

/**
 * Sends the files of a cell and writes what was stored. Files that are in no value yet are told to the table, which saves
 * nothing without them: undoing drops them. A cell that somebody else writes, also by undoing, shows what was written; what is
 * sent for a row that goes is not sent on. null for a column that is not there.
 */
export function openTableUpload({ table, dependencies, place, onGone }: CellOpening): OpenedCell | null {
  const valueNow = (): CellValue => table.rows.view(place.row)?.values[place.column] ?? null;
  const column = table.facts().allColumns.find((laidOut) => laidOut.column.key === place.column)?.column;
  if (column === undefined) return null;
  let held = valueNow();
  /** What the table knows to be pending. */
  let told: PendingValue | null = null;
  const cell = createUploadCell(column, held, dependencies);
  cell.on((emitted) => {
    if (emitted.type !== 'paths.changed') return;
    held = emitted.value;
    table.send({ type: 'cells.write', cells: [{ ...place, value: emitted.value }] });
  });
  // After the value: saving waits for the last file, and then finds its path.
  const stopTelling = cell.subscribe(() => {
    const pending = pendingOf(cell.facts());
    if (pending?.state === told?.state && pending?.message['zh-CN'] === told?.message['zh-CN']) return;
    told = pending;
    table.send({ type: 'cell.pend', place, pending });
  });
  const stopRow = table.rows.subscribeRow(place.row, () => {
    if (table.rows.view(place.row) === undefined) {
      onGone();
      return;
    }
    const value = valueNow();
    if (told !== null && table.rows.pending(place.row, place.column) === null) {
      told = null;
      held = value;
      cell.send({ type: 'value.reset', value });
      return;
    }
    // Another cell of the row, or what was written here: files that are stored while others are sent would be forgotten.
    if (value === held) return;
    held = value;
    cell.send({ type: 'value.replace', value });
  });
  return {
    cell,
    close() {
      stopTelling();
      stopRow();
      cell.dispose();
    },
  };
}

/** The first failed file with its reason, and how many there are. */
function notStored(failed: UploadListFacts['files']): LocalizedText {
  const [first] = failed;
  return messages.notStored(first?.name ?? '', first?.message ?? messages.unknownError, failed.length);
}

function pendingOf({ pending, files }: UploadListFacts): PendingValue | null {
  if (pending === 'none') return null;
  if (pending === 'running') return { state: 'running', message: messages.stillRunning };
  const failed = files.filter(({ status }) => status === 'error');
  return { state: 'failed', message: notStored(failed) };
}
