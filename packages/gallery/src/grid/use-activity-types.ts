import { tableDependencies } from '@evergreen/core';
import { createResourceTable, type ResourceTable } from '@evergreen/core/records/table';
import { activityTypeResource } from '@evergreen/core/resources';
import { useCore, useOwnedService, useTranslate } from '@evergreen/react-ui/adapter';
import { useCallback } from 'react';

/** The activity types of the platform, every row saved as soon as it was changed, and followed where others change it. */
export function useActivityTypes(): ResourceTable | null {
  const core = useCore();
  const t = useTranslate();
  return useOwnedService(
    useCallback(
      () =>
        core.open((given) =>
          createResourceTable({
            resource: activityTypeResource,
            client: given.client,
            rowWatch: given.rowWatch,
            t,
            table: tableDependencies(given),
            isAllowed: (code) => given.permit(code).decision === 'show',
          }),
        ),
      [core, t],
    ),
  );
}
