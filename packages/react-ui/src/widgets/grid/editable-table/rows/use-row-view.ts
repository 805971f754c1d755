import type { RowKey, RowView, TableRows } from '@evergreen/core/grid/editable-table';
import { useCallback, useSyncExternalStore } from 'react';

/** One row as it is now; draws again when something of it changes, and undefined when it has gone. */
export function useRowView(rows: TableRows, key: RowKey): RowView | undefined {
  const subscribe = useCallback((listener: () => void) => rows.subscribeRow(key, listener), [rows, key]);
  const read = useCallback(() => rows.view(key), [rows, key]);
  return useSyncExternalStore(subscribe, read);
}
