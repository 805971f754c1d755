import { createListPage, defaultListQuery } from '@evergreen/core/list-page';
import { createListPreferences, type ListPreferencesService } from '@evergreen/core/list-preferences';
import { createRecordActions } from '@evergreen/core/record-actions';
import { binOf, resourceEndpoints, type Resource, type ResourceValues } from '@evergreen/core/resources';
import { useCore, useEmitted, useOwnedService } from '@evergreen/react-ui/adapter';
import { ResourceList } from '@evergreen/react-ui/widgets/records/resource-list';
import { useCallback, useContext } from 'react';

import { ListBelow } from './list-below.ts';
import { useActedRows } from './use-acted-rows.ts';
import { useVisibleResource } from './use-visible-resource.ts';

export interface RecycleBinProps {
  readonly resource: Resource;
  /** Values that every row has: those under a row of another resource. */
  readonly fixed: ResourceValues;
}

/** The deleted rows of a resource, in the frame of every list: searched, brought back and deleted for good. */
export function RecycleBin(props: RecycleBinProps) {
  const resource = useVisibleResource(props.resource);
  const core = useCore();
  const open = useCallback(
    () => core.open((page) => createListPreferences({ ...page, resource: binOf(resource) })),
    [core, resource],
  );
  const preferences = useOwnedService(open);
  return preferences === null ? null : <ArrangedBin {...props} resource={resource} preferences={preferences} />;
}

function ArrangedBin({
  resource,
  fixed,
  preferences,
}: RecycleBinProps & { readonly preferences: ListPreferencesService }) {
  const core = useCore();
  const bin = binOf(resource);
  const openList = useCallback(() => {
    const described = binOf(resource);
    const query = { ...defaultListQuery(described), pageSize: preferences.facts().pageSize };
    const endpoints = { list: resourceEndpoints(resource).recycleBin };
    const texts = Object.entries(fixed).map(([key, value]) => [key, String(value ?? '')] as const);
    return core.open((page) =>
      createListPage({ ...page, resource: described, query, endpoints, fixed: Object.fromEntries(texts) }),
    );
  }, [core, resource, fixed, preferences]);
  const openActions = useCallback(
    () => core.open((page) => createRecordActions({ ...page, resource: binOf(resource) })),
    [core, resource],
  );
  const list = useOwnedService(openList);
  const actions = useOwnedService(openActions);
  if (list === null || actions === null) return null;
  return <OpenBin {...{ bin, list, preferences, actions }} />;
}

interface OpenBinProps {
  readonly bin: Resource;
  readonly list: ReturnType<typeof createListPage>;
  readonly preferences: ListPreferencesService;
  readonly actions: ReturnType<typeof createRecordActions>;
}

function OpenBin({ bin, list, preferences, actions }: OpenBinProps) {
  const readBelow = useContext(ListBelow);
  useActedRows(list, actions);
  useEmitted(actions, (emitted) => {
    if (emitted.type === 'rows.changed') readBelow();
  });
  return (
    <ResourceList
      resource={bin}
      list={list}
      preferences={preferences}
      actions={actions}
      onAdd={NOTHING}
      onEdit={NOTHING}
      onShow={null}
      onBin={null}
    />
  );
}

const NOTHING = () => undefined;
