import { createResourcePage } from '@evergreen/core/page';
import type { Resource } from '@evergreen/core/resources';
import { useCore, useOwnedService } from '@evergreen/react-ui/adapter';
import { lazy, useCallback, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { OpenPage, type RelatedViews } from './open-page.tsx';
import type { ResourceSlots } from './resource-slots.types.ts';
import { useAddress } from './use-address.ts';
import { useVisibleResource } from './use-visible-resource.ts';

export interface ResourcePageProps {
  readonly resource: Resource;
  readonly slots: ResourceSlots;
}

const RELATED_VIEWS: RelatedViews = {
  drawer: lazy(async () => ({ default: (await import('./related-drawer.tsx')).RelatedDrawer })),
  list: lazy(async () => ({ default: (await import('./related-drawer.tsx')).RelatedRows })),
};
const NOTHING_GIVEN = {};

/** The page of any resource: its list, whose query lives in the address, which may name a record, too. */
export function ResourcePage({ resource: described, slots }: ResourcePageProps) {
  const core = useCore();
  const resource = useVisibleResource(described);
  const { search } = useLocation();
  const opened = useRef(search);
  const page = useOwnedService(
    useCallback(
      () => core.open((given) => createResourcePage({ ...given, resource, search: opened.current })),
      [core, resource],
    ),
  );
  useAddress(page);
  return page === null ? null : <OpenPage {...{ slots, page }} given={NOTHING_GIVEN} relatedRows={RELATED_VIEWS} />;
}
