import { createRecordHistory } from '@evergreen/core/records/history';
import type { Resource, ResourceRow } from '@evergreen/core/resources';
import { useCore, useOwnedService } from '@evergreen/react-ui/adapter';
import { RecordHistory } from '@evergreen/react-ui/widgets/records/record-history';
import { useCallback, useEffect, useRef } from 'react';

export interface HistoryPanelProps {
  readonly resource: Resource;
  readonly row: ResourceRow;
  readonly onRestored: (row: ResourceRow) => void;
}

/** The history of the record that is read; one row for as long as it stands. */
export function HistoryPanel({ resource, row, onRestored }: HistoryPanelProps) {
  const core = useCore();
  const opened = useRef(row);
  const history = useOwnedService(
    useCallback(
      () => core.open((page) => createRecordHistory({ ...page, resource, row: opened.current })),
      [core, resource],
    ),
  );
  useEffect(() => history?.send({ type: 'row.newer', row }), [history, row]);
  return history === null ? null : <RecordHistory history={history} onRestored={onRestored} />;
}
