import type { Resource } from '@evergreen/core/resources';
import { createListPreferences, type ListPreferencesService } from '@evergreen/core/list-preferences';
import { recordInAddress, withoutRecord } from '@evergreen/core/list-page';
import { createRecordActions } from '@evergreen/core/record-actions';
import { useCore, useOwnedService } from '@evergreen/react-ui/adapter';
import { lazy, useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { OpenList, type RelatedViews } from './open-list.tsx';
import type { ResourceSlots } from './resource-slots.types.ts';
import { useAddressedList } from './use-addressed-list.ts';
import { useVisibleResource } from './use-visible-resource.ts';

export interface ResourcePageProps {
  readonly resource: Resource;
  readonly slots: ResourceSlots;
}

/** The page of any resource: its list, whose query lives in the address, which may name a record, too. */
export function ResourcePage({ resource: described, slots }: ResourcePageProps) {
  const core = useCore();
  const resource = useVisibleResource(described);
  const openPreferences = useCallback(
    () => core.open((page) => createListPreferences({ ...page, resource })),
    [core, resource],
  );
  const preferences = useOwnedService(openPreferences);
  return preferences === null ? null : <AddressedPage resource={resource} slots={slots} preferences={preferences} />;
}

const RELATED_VIEWS: RelatedViews = {
  drawer: lazy(async () => ({ default: (await import('./related-drawer.tsx')).RelatedDrawer })),
  list: lazy(async () => ({ default: (await import('./related-drawer.tsx')).RelatedRows })),
};
const NOTHING_GIVEN = {};

function AddressedPage({
  resource,
  slots,
  preferences,
}: ResourcePageProps & { readonly preferences: ListPreferencesService }) {
  const list = useAddressedList(resource, preferences);
  const core = useCore();
  const openActions = useCallback(
    () => core.open((page) => createRecordActions({ ...page, resource })),
    [core, resource],
  );
  const actions = useOwnedService(openActions);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return list === null || actions === null ? null : (
    <OpenList
      {...{ resource, slots, preferences, list, actions }}
      listed={resource}
      given={NOTHING_GIVEN}
      relatedRows={RELATED_VIEWS}
      addressed={recordInAddress(search)}
      onLeaveRecord={() => void navigate(pathname + withoutRecord(search), { replace: true })}
    />
  );
}
