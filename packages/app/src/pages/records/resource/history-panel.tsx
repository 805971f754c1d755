import { createRecordHistory } from '@evergreen/core/records/history';
import type { Resource, ResourceRow } from '@evergreen/core/resources';
import { useCore, useOwnedService } from '@evergreen/react-ui/adapter';
import { RecordHistory } from '@evergreen/react-ui/widgets/records/record-history';
import { useCallback } from 'react';

export interface HistoryPanelProps {
  readonly resource: Resource;
  readonly row: ResourceRow;
  readonly onRestored: (row: ResourceRow) => void;
}

/** The history of the record that is read. */
export function HistoryPanel({ resource, row, onRestored }: HistoryPanelProps) {
  const core = useCore();
  const open = useCallback(
    () => core.open((page) => createRecordHistory({ ...page, resource, row })),
    [core, resource, row],
  );
  const history = useOwnedService(open);
  return history === null ? null : <RecordHistory history={history} onRestored={onRestored} />;
}
