import type { ListPageService } from '@evergreen/core/list-page';
import type { RecordActionsService } from '@evergreen/core/record-actions';
import { useEmitted } from '@evergreen/react-ui/adapter';

/** Deletions can be undone, and rows that an action changed are read anew. */
export function useActedRows(list: ListPageService, actions: RecordActionsService): void {
  useEmitted(list, (emitted) => {
    if (emitted.type === 'rows.removed')
      actions.send({ type: 'undo.offer', undo: { action: null, rows: emitted.rows, text: emitted.text } });
  });
  useEmitted(actions, (emitted) => {
    if (emitted.type !== 'rows.changed') return;
    const [id] = emitted.ids;
    if (emitted.ids.length === 1 && id !== undefined) return list.send({ type: 'row.saved', id, isNew: false });
    list.send({ type: 'selection.clear' });
    list.send({ type: 'rows.changed' });
  });
}
