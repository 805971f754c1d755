import { createListPage, defaultListQuery } from '@evergreen/core/list-page';
import { createListPreferences, type ListPreferencesService } from '@evergreen/core/list-preferences';
import { createRecordActions } from '@evergreen/core/record-actions';
import { listedUnder, type RelatedLink } from '@evergreen/core/related-records';
import { resourceEndpoints, type Resource } from '@evergreen/core/resources';
import type { Sorter } from '@evergreen/core/contract';
import { useCore, useOwnedService, useTranslate } from '@evergreen/react-ui/adapter';
import { TransientDrawer } from '@evergreen/react-ui/widgets/base/transient-drawer';
import { Alert, Button, Skeleton } from 'antd';
import { useCallback, useEffect, useMemo, useState } from 'react';

import { resourceSlotsOf } from '../../../routing/resource-slots.registry.ts';
import { OpenList, type RelatedRowsProps, type RelatedViews } from './open-list.tsx';
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
export function RelatedRows({ link, id, sorter = null }: RelatedRowsOf) {
  const t = useTranslate();
  const { loaded, hasFailed, retry } = useLoaded(link);
  return (
    <>
      {hasFailed && (
        <Alert
          type="error"
          showIcon
          title={t(messages.relatedFailed)}
          action={<Button onClick={retry}>{t(messages.retry)}</Button>}
        />
      )}
      {loaded === null ? (
        hasFailed ? null : (
          <Skeleton active />
        )
      ) : (
        <RelatedList {...loaded} by={link.by} id={id} sorter={sorter} />
      )}
    </>
  );
}

interface LoadedResource {
  readonly resource: Resource;
  readonly slots: ResourceSlots;
}

function useLoaded({ entry }: RelatedLink) {
  const [loaded, setLoaded] = useState<LoadedResource | null>(null);
  const [failures, setFailures] = useState(0);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    async function load() {
      try {
        const [resource, slots] = await Promise.all([entry.load(), resourceSlotsOf(entry.name)]);
        if (isWanted) setLoaded({ resource, slots });
      } catch {
        if (isWanted) setFailures(attempt + 1);
      }
    }
    void load();
    return () => {
      isWanted = false;
    };
  }, [entry, attempt]);
  return { loaded, hasFailed: loaded === null && failures > attempt, retry: () => setAttempt(attempt + 1) };
}

interface RelatedListProps extends LoadedResource {
  readonly by: string;
  readonly id: string;
  readonly sorter: Sorter | null;
}

function RelatedList(props: RelatedListProps) {
  const { by } = props;
  const resource = useVisibleResource(props.resource);
  const listed = listedUnder(resource, by);
  const core = useCore();
  const openPreferences = useCallback(
    () => core.open((page) => createListPreferences({ ...page, resource: listed })),
    [core, listed],
  );
  const preferences = useOwnedService(openPreferences);
  return preferences === null ? null : (
    <ArrangedList {...props} resource={resource} listed={listed} preferences={preferences} />
  );
}

function ArrangedList({
  resource,
  listed,
  slots,
  by,
  id,
  sorter,
  preferences,
}: RelatedListProps & { readonly listed: Resource; readonly preferences: ListPreferencesService }) {
  const core = useCore();
  const given = useMemo(() => ({ [by]: id }), [by, id]);
  const openList = useCallback(() => {
    const usual = defaultListQuery(listed);
    const query = { ...usual, sorter: sorter ?? usual.sorter, pageSize: preferences.facts().pageSize };
    const endpoints = resourceEndpoints(resource);
    return core.open((page) => createListPage({ ...page, resource: listed, query, endpoints, fixed: given }));
  }, [core, listed, resource, given, preferences, sorter]);
  const openActions = useCallback(
    () => core.open((page) => createRecordActions({ ...page, resource })),
    [core, resource],
  );
  const list = useOwnedService(openList);
  const actions = useOwnedService(openActions);
  return list === null || actions === null ? null : (
    <OpenList
      {...{ resource, listed, slots, preferences, list, actions, given }}
      relatedRows={RELATED_VIEWS}
      addressed={null}
      onLeaveRecord={() => undefined}
    />
  );
}

const RELATED_VIEWS: RelatedViews = { drawer: RelatedDrawer, list: RelatedRows };
