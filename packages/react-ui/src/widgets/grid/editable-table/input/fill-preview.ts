import { createStore } from '@evergreen/core/kernel';
import { fillArea, type CellPlace, type EditableTableService } from '@evergreen/core/grid/editable-table';

/** What would be filled, in pixels of the body as it stands now. */
export interface FillBoxBounds {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What would be filled if the pointer were let go now; null while that is nothing. Told to whoever draws it. */
export interface FillPreview {
  box(): FillBoxBounds | null;
  show(box: FillBoxBounds | null): void;
  subscribe(listener: () => void): () => void;
}

export function createFillPreview(): FillPreview {
  const { facts, send, subscribe } = createStore(null, (_: FillBoxBounds | null, box: FillBoxBounds | null) => box);
  return { box: facts, show: send, subscribe };
}

/** Where a column is in the body now, in pixels from its left edge: pinned ones stand elsewhere after every scroll. */
export type ColumnEdges = (column: string) => { readonly left: number; readonly right: number } | null;

/** Where a row is in the body, in pixels from its upper edge. */
export type RowEdges = (position: number) => { readonly top: number; readonly bottom: number };

export function fillBoxOf(
  table: EditableTableService,
  to: CellPlace,
  columnEdges: ColumnEdges,
  rowEdges: RowEdges,
): FillBoxBounds | null {
  const { range, active, columns } = table.facts();
  const from = range ?? active;
  const keys = columns.map(({ column }) => column.key);
  const area = from === null ? null : fillArea(table.rows, keys, from, to);
  if (area === null) return null;
  const first = columnEdges(keys[area.left] ?? '');
  const last = columnEdges(keys[area.right] ?? '');
  if (first === null || last === null) return null;
  const { top } = rowEdges(area.top);
  return { left: first.left, top, width: last.right - first.left, height: rowEdges(area.bottom).bottom - top };
}
