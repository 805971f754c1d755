import type { EditableTable, RowKey, RowView } from '@evergreen/core/editable-table';
import { useLayoutEffect, useReducer, useRef } from 'react';

type Rows = EditableTable['rows'];

/** Which row stands at a position that is drawn, and what it looks like. */
export interface RowInView {
  readonly position: number;
  readonly rowKey: RowKey | undefined;
  readonly view: RowView | undefined;
}

export function rowAt(rows: Rows, position: number): RowInView {
  const rowKey = rows.keyAt(position);
  return { position, rowKey, view: rowKey === undefined ? undefined : rows.view(rowKey) };
}

/**
 * Draws whoever shows these rows again when one of them is another now, or looks otherwise: one ear for all of them. What is changed beyond
 * them costs a look at each, and draws nothing.
 */
export function useRowsInView(rows: Rows, drawn: readonly RowInView[]): void {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const last = useRef(drawn);
  useLayoutEffect(() => {
    last.current = drawn;
  });
  useLayoutEffect(() => {
    const look = () => {
      if (last.current.some((row) => isOther(rows, row))) draw();
    };
    // What changed between drawing and listening is not told any more.
    look();
    return rows.subscribe(look);
  }, [rows]);
}

function isOther(rows: Rows, { position, rowKey, view }: RowInView): boolean {
  const now = rowAt(rows, position);
  return now.rowKey !== rowKey || now.view !== view;
}
