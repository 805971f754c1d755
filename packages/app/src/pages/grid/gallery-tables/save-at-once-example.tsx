import { tableDependencies } from '@evergreen/core';
import { createResourceTable, type ResourceTable } from '@evergreen/core/resource-table';
import { activityTypeResource } from '@evergreen/core/resources';
import { useCore, useOwnedService, useTranslate } from '@evergreen/react-ui/adapter';
import { EditableTable } from '@evergreen/react-ui/widgets/grid/editable-table';
import { useCallback } from 'react';

import { useMarkedTable } from './use-marked-table.ts';

/** The activity types of the platform, every row saved as soon as it was changed. */
export function SaveAtOnceExample() {
  const core = useCore();
  const t = useTranslate();
  const table = useOwnedService(
    useCallback(
      () =>
        core.open((given) =>
          createResourceTable({
            resource: activityTypeResource,
            client: given.client,
            t,
            table: tableDependencies(given),
            isAllowed: (code) => given.permit(code).decision === 'show',
          }),
        ),
      [core, t],
    ),
  );
  return table === null ? null : <ActivityTypes table={table} />;
}

function ActivityTypes({ table }: { readonly table: ResourceTable }) {
  const t = useTranslate();
  useMarkedTable(table);
  return <EditableTable table={table} label={t(activityTypeResource.title)} onRetry={table.retry} />;
}
