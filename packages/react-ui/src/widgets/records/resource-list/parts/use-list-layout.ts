import { createListLayout, type ListLayoutService } from '@evergreen/core/list-layout';
import type { ListColumn } from '@evergreen/core/list-page';
import type { Resource } from '@evergreen/core/resources';
import { useCallback } from 'react';

import { useCore, useOwnedService } from '../../../../adapter/index.ts';

/** How the current account arranged the columns of a list. Null in the first render only. */
export function useListLayout(resource: Resource, columns: readonly ListColumn[]): ListLayoutService | null {
  const core = useCore();
  const open = useCallback(
    () =>
      core.open(({ storage, userId }) =>
        createListLayout({ storage, userId, list: resource.name, columns, frozen: [resource.labelField] }),
      ),
    [core, resource, columns],
  );
  return useOwnedService(open);
}
