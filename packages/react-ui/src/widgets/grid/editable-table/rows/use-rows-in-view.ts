import type { EditableTableService, RowView } from '@evergreen/core/grid/editable-table';
import { useLayoutEffect, useReducer, useRef } from 'react';

type Rows = EditableTableService['rows'];

/** Which row was drawn at a position, as it looked. */
export interface RowInView {
  readonly position: number;
  readonly view: RowView | undefined;
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
      if (last.current.some(({ position, view }) => rows.viewAt(position) !== view)) draw();
    };
    // What changed between drawing and listening is not told any more.
    look();
    return rows.subscribe(look);
  }, [rows]);
}
