import type { EditableTableService } from '@evergreen/core/grid/editable-table';
import { useEffect } from 'react';

/** What is not saved is kept before the page goes: a reload waits for no timer. */
export function useKeptDraft(table: EditableTableService): void {
  useEffect(() => {
    const keep = () => table.send({ type: 'draft.keep' });
    globalThis.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      globalThis.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
    };
  }, [table]);
}
