import type { ListPageService } from '@evergreen/core/list-page';
import type { RecordActionsService } from '@evergreen/core/record-actions';
import { isOffered, type Resource } from '@evergreen/core/resources';
import { createTreeMove, type TreeMoveService } from '@evergreen/core/tree-move';
import { useCore, useEmitted, useOwnedService } from '@evergreen/react-ui/adapter';
import { useCallback } from 'react';

/** In place of the service of a list whose rows stay where they are. */
const NOTHING = { dispose: () => undefined };
const SILENT: Pick<TreeMoveService, 'on'> = { on: () => () => undefined };

/** Rows of a tree that can be put elsewhere: a move can be undone, and the list shows where the row went. Null for any other list. */
export function useTreeMove(
  resource: Resource,
  list: ListPageService,
  actions: RecordActionsService,
): TreeMoveService | null {
  const core = useCore();
  const canMove = resource.tree !== undefined && isOffered(resource, 'edit');
  const open = useCallback(
    () => (canMove ? core.open((page) => createTreeMove({ ...page, resource })) : NOTHING),
    [core, resource, canMove],
  );
  const owned = useOwnedService<TreeMoveService | typeof NOTHING>(open);
  const move = owned !== null && 'send' in owned ? owned : null;
  useEmitted(move ?? SILENT, (emitted) => {
    if (emitted.type !== 'row.moved') return;
    actions.send({ type: 'undo.offer', undo: emitted.undo });
    if (emitted.above !== null) list.send({ type: 'branch.open', id: emitted.above });
    list.send({ type: 'row.saved', id: emitted.id, isNew: false });
  });
  return move;
}
