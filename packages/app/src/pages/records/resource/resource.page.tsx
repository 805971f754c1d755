import { createResourcePage, type ResourcePageService } from '@evergreen/core/records/page';
import type { Resource } from '@evergreen/core/resources';
import { useCore, useOwnedService } from '@evergreen/react-ui/adapter';
import { useCallback, useRef, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import type { ResourceSlots } from './resource-slots.types.ts';
import type { ResourceContentProps } from './resource-content.tsx';
import { PageAddress } from './page-address.ts';
import { useVisibleResource } from './use-visible-resource.ts';

export interface ResourcePageProps {
  readonly resource: Resource;
  /** What shows it, and what the resource draws in it by itself; null while they are fetched. The rows are asked for meanwhile. */
  readonly view: ComponentType<ResourceContentProps> | null;
  readonly slots: ResourceSlots | null;
  /** Stands in its place until then. */
  readonly meanwhile: ReactNode;
}

/** The page of any resource: its list, whose query lives in the address, which may name a record, too. */
export function ResourcePage({ resource: described, view: View, slots, meanwhile }: ResourcePageProps) {
  const core = useCore();
  const resource = useVisibleResource(described);
  const { search } = useLocation();
  const opened = useRef(search);
  const page = useOwnedService(
    useCallback(
      () => core.open((given) => openedPage(createResourcePage({ ...given, resource, search: opened.current }))),
      [core, resource],
    ),
  );
  if (page === null) return null;
  return (
    <>
      <PageAddress page={page} />
      {View === null || slots === null ? meanwhile : <View {...{ slots, page }} />}
    </>
  );
}

/** What the list is arranged by is asked for beside its rows and its program, and not after them. A tree may be shown without its list. */
function openedPage(page: ResourcePageService): ResourcePageService {
  if (page.resource.tree === undefined) page.send({ type: 'list.arrange' });
  return page;
}
