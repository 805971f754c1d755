import type { RecordActionsService } from '@evergreen/core/records/actions';

import { ActionDialog } from './action-dialog.tsx';
import { RefusalDialog } from './refusal-dialog.tsx';
import { UndoBar } from './undo-bar.tsx';
import './record-actions.css';

/** What the actions of a resource ask, refuse and offer to undo, over whatever shows its records. */
export function RecordActions({ actions }: { readonly actions: RecordActionsService }) {
  return (
    <>
      <ActionDialog actions={actions} />
      <RefusalDialog actions={actions} />
      <UndoBar actions={actions} />
    </>
  );
}
