import { tableDependencies } from '@evergreen/core';
import { createAreaTable } from '@evergreen/core/area-table';
import { activityTypeArea } from '@evergreen/core/areas';
import { useCore, useOwnedService, useText } from '@evergreen/react-ui/adapter';
import { EditableTable } from '@evergreen/react-ui/widgets/editable-table';
import { useCallback } from 'react';

/** The activity types of the platform, every row saved as soon as it was changed. */
export function SaveAtOnceExample() {
  const core = useCore();
  const say = useText();
  const table = useOwnedService(
    useCallback(
      () => core.open((given) => createAreaTable({ area: activityTypeArea, client: given.client, say, table: tableDependencies(given) })),
      [core, say],
    ),
  );
  return table === null ? null : <EditableTable table={table} label={say(activityTypeArea.title)} onRetry={table.reload} />;
}
