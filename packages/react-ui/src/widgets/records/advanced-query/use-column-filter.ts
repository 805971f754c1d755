import { createColumnFilter, type ColumnFilterService } from '@evergreen/core/advanced-query';
import type { ListPageService } from '@evergreen/core/list-page';
import type { Resource } from '@evergreen/core/resources';
import { useCallback } from 'react';

import { useCore, useEmitted, useOwnedService } from '../../../adapter/index.ts';

const SILENT: Pick<ColumnFilterService, 'on'> = { on: () => () => undefined };

/** The filters in the heads of a list's columns: what they ask for comes into force in the list. Null in the first render only. */
export function useColumnFilter(resource: Resource, list: ListPageService): ColumnFilterService | null {
  const core = useCore();
  const open = useCallback(
    () =>
      core.open(({ clock }) =>
        createColumnFilter({ resource, clock, inForce: () => list.facts().query.condition ?? null }),
      ),
    [core, resource, list],
  );
  const filter = useOwnedService(open);
  useEmitted(filter ?? SILENT, (emitted) => {
    if (emitted.type === 'query.changed') list.send({ type: 'condition.change', condition: emitted.condition });
  });
  return filter;
}
