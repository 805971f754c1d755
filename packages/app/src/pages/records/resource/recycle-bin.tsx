import { createResourcePage } from '@evergreen/core/records/page';
import { binOf, resourceEndpoints, type Resource, type ResourceValues } from '@evergreen/core/resources';
import { useCore, useOwnedService } from '@evergreen/react-ui/adapter';
import { ResourceList } from '@evergreen/react-ui/widgets/records/resource-list';
import { useCallback, useContext } from 'react';

import { PageBelow } from './page-below.ts';
import { useVisibleResource } from './use-visible-resource.ts';

export interface RecycleBinProps {
  readonly resource: Resource;
  /** Values that every row has: those under a row of another resource. */
  readonly fixed: ResourceValues;
}

/** The deleted rows of a resource, in the frame of every list: searched, brought back and deleted for good. */
export function RecycleBin({ resource: described, fixed }: RecycleBinProps) {
  const resource = useVisibleResource(described);
  const core = useCore();
  const below = useContext(PageBelow);
  const bin = binOf(resource);
  const page = useOwnedService(
    useCallback(() => {
      const endpoints = { list: resourceEndpoints(resource).recycleBin };
      return core.open((given) =>
        createResourcePage({ ...given, resource: bin, endpoints, isBin: true, given: fixed, below }),
      );
    }, [core, resource, bin, fixed, below]),
  );
  return page === null ? null : <ResourceList page={page} />;
}
