import { createUploadCell, type CellValue } from '@evergreen/core/editable-table';

import type { CellOpening, OpenedCell } from './upload-book.ts';

/**
 * Sends the files of a cell and writes what was stored. A cell that somebody else writes, also by undoing, shows what was written;
 * what is sent for a row that goes is not sent on.
 */
export function openUploadCell({ table, dependencies, place, onGone }: CellOpening): OpenedCell | null {
  const valueNow = (): CellValue => table.rows.view(place.row)?.values[place.column] ?? null;
  const column = table.facts().allColumns.find((laidOut) => laidOut.column.key === place.column)?.column;
  if (column === undefined) return null;
  let held = valueNow();
  const cell = createUploadCell(column, held, dependencies);
  cell.on((emitted) => {
    if (emitted.type !== 'paths.changed') return;
    held = emitted.value;
    table.send({ type: 'cells.write', cells: [{ ...place, value: emitted.value }] });
  });
  const unsubscribe = table.rows.subscribeRow(place.row, () => {
    if (table.rows.view(place.row) === undefined) {
      onGone();
      return;
    }
    const value = valueNow();
    // Another cell of the row, or what was written here: files that are stored while others are sent would be forgotten.
    if (value === held) return;
    held = value;
    cell.send({ type: 'value.replace', value });
  });
  return {
    cell,
    close() {
      unsubscribe();
      cell.dispose();
    },
  };
}
