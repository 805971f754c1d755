import { createResourcePage } from '@evergreen/core/records/page';
import {
  createRelatedResource,
  listedUnder,
  type RelatedLink,
  type RelatedResource,
} from '@evergreen/core/records/list';
import type { Sorter } from '@evergreen/core/contract';
import { useCore, useFacts, useOwnedService, useTranslate } from '@evergreen/react-ui/adapter';
import { LoadFailure } from '@evergreen/react-ui/widgets/base/load-failure';
import { TransientDrawer } from '@evergreen/react-ui/widgets/base/transient-drawer';
import { Skeleton } from 'antd';
import { useCallback, useContext, useMemo } from 'react';

import { resourceSlotsOf } from '../../../routing/resource-slots.registry.ts';
import { OpenPage, type RelatedRowsProps, type RelatedViews } from './open-page.tsx';
import { PageBelow } from './page-below.ts';
import type { ResourceSlots } from './resource-slots.types.ts';
import { useVisibleResource } from './use-visible-resource.ts';
import { resourcePageMessages as messages } from './resource.messages.ts';

/** The rows of another resource that refer to one row: searched, added and acted on as on a page of their own. */
export function RelatedDrawer({ link, row, name, onGone }: RelatedRowsProps) {
  const t = useTranslate();
  return (
    <TransientDrawer title={t(messages.related(link.label, name))} width={1100} onGone={onGone}>
      <RelatedRows link={link} id={row.id} sorter={link.sorterUnder(row)} />
    </TransientDrawer>
  );
}

interface RelatedRowsOf {
  readonly link: RelatedLink;
  readonly id: string;
  /** Their order at first; their own for null. */
  readonly sorter?: Sorter | null;
}

/** The rows that refer to the row of this identifier, wherever they are shown. */
export function RelatedRows({ link: { entry, by }, id, sorter = null }: RelatedRowsOf) {
  const core = useCore();
  const related = useOwnedService(
    useCallback(
      () => core.open(({ clock }) => createRelatedResource({ clock, entry, loadSlots: resourceSlotsOf })),
      [core, entry],
    ),
  );
  return related === null ? null : <LoadedRows {...{ related, by, id, sorter }} />;
}

interface LoadedRowsProps {
  readonly related: ReturnType<typeof createRelatedResource<ResourceSlots>>;
  readonly by: string;
  readonly id: string;
  readonly sorter: Sorter | null;
}

function LoadedRows({ related, ...rows }: LoadedRowsProps) {
  const { status, value } = useFacts(related);
  const t = useTranslate();
  if (value !== null) return <RelatedList {...value} {...rows} />;
  return status === 'failed' ? (
    <LoadFailure title={t(messages.relatedFailed)} onRetry={() => related.send({ type: 'value.refresh' })} />
  ) : (
    <Skeleton active />
  );
}

type RelatedListProps = RelatedResource<ResourceSlots> & Omit<LoadedRowsProps, 'related'>;

function RelatedList({ resource: described, slots, by, id, sorter }: RelatedListProps) {
  const resource = useVisibleResource(described);
  const listed = listedUnder(resource, by);
  const core = useCore();
  const below = useContext(PageBelow);
  const given = useMemo(() => ({ [by]: id }), [by, id]);
  const page = useOwnedService(
    useCallback(
      () => core.open((opening) => createResourcePage({ ...opening, resource, listed, given, sorter, below })),
      [core, resource, listed, given, sorter, below],
    ),
  );
  return page === null ? null : <OpenPage {...{ slots, page, given }} relatedRows={RELATED_VIEWS} />;
}

const RELATED_VIEWS: RelatedViews = { drawer: RelatedDrawer, list: RelatedRows };
