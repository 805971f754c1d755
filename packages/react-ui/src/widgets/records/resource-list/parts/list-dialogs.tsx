import type { ListPageFacts } from '@evergreen/core/records/list';
import type { ResourcePageService } from '@evergreen/core/records/page';
import type { TreeMoveFacts } from '@evergreen/core/records/tree';
import { lazy, Suspense } from 'react';

import { useFacts, useSelectedFacts, useStartedFacts } from '../../../../adapter/index.ts';
import { RecordActions } from '../../record-actions/index.ts';
import { RemovalDialog } from './removal-dialog.tsx';

const confirmationOf = ({ confirmation }: ListPageFacts) => confirmation;

/** What is asked before rows are acted on, moved or removed. */
export function ListDialogs({ page }: { readonly page: ResourcePageService }) {
  const { list, actions, listed: resource, move } = page;
  const confirmation = useSelectedFacts(list, confirmationOf);
  return (
    <>
      <RecordActions actions={actions} />
      {move !== null && <MoveDialog resource={resource} move={move} />}
      <RemovalDialog
        confirmation={confirmation}
        onConfirm={() => list.send({ type: 'removal.confirm' })}
        onCancel={() => list.send({ type: 'removal.cancel' })}
      />
    </>
  );
}

const TreeMoveDialog = lazy(async () => ({ default: (await import('../../tree-move/index.ts')).TreeMoveDialog }));

const NOT_MOVED: Pick<TreeMoveFacts, 'row'> = { row: null };

interface MoveDialogProps extends Pick<ResourcePageService, 'resource'> {
  readonly move: NonNullable<ResourcePageService['move']>;
}

/** The question where a row is put, fetched with the first one. */
function MoveDialog({ resource, move }: MoveDialogProps) {
  const running = useFacts(move);
  const { row } = useStartedFacts(move, NOT_MOVED);
  return running === null || row === null ? null : (
    <Suspense fallback={null}>
      <TreeMoveDialog resource={resource} move={running} />
    </Suspense>
  );
}
