import type { Resource } from '@evergreen/core/resources';
import { createListPreferences, type ListPreferencesService } from '@evergreen/core/list-preferences';
import { recordInAddress, withoutRecord } from '@evergreen/core/list-page';
import type { RecordFormMode } from '@evergreen/core/record-form';
import { useCore, useOwnedService } from '@evergreen/react-ui/adapter';
import { ResourceList } from '@evergreen/react-ui/widgets/records/resource-list';
import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { DraftNotice } from './draft-notice.tsx';
import { RecordDialog } from './record-dialog.tsx';
import { useAddressedList } from './use-addressed-list.ts';

/** What is open over the list. */
interface OpenRecord {
  readonly mode: RecordFormMode;
  /** The person came for a draft: it is taken up without being offered again. */
  readonly isResuming: boolean;
}

/**
 * The page of any resource: its list, whose query lives in the address, and one record at a time over it. An address may
 * name a record; it opens unless another one is open, so that a link never discards what is being edited.
 */
export function ResourcePage({ resource }: { readonly resource: Resource }) {
  const core = useCore();
  const openPreferences = useCallback(
    () => core.open((page) => createListPreferences({ ...page, resource })),
    [core, resource],
  );
  const preferences = useOwnedService(openPreferences);
  return preferences === null ? null : <ArrangedPage resource={resource} preferences={preferences} />;
}

function ArrangedPage({
  resource,
  preferences,
}: {
  readonly resource: Resource;
  readonly preferences: ListPreferencesService;
}) {
  const list = useAddressedList(resource, preferences);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [opened, setOpen] = useState<OpenRecord | null>(null);
  if (list === null) return null;
  const addressed = recordInAddress(search);
  const open =
    opened ?? (addressed === null ? null : { mode: { kind: 'details', id: addressed } as const, isResuming: false });
  const close = () => {
    setOpen(null);
    if (opened === null) void navigate(pathname + withoutRecord(search), { replace: true });
  };
  const show = (mode: RecordFormMode) => setOpen({ mode, isResuming: false });
  return (
    <>
      {open === null && <DraftNotice resource={resource} onResume={(mode) => setOpen({ mode, isResuming: true })} />}
      <ResourceList
        resource={resource}
        list={list}
        preferences={preferences}
        onAdd={() => show({ kind: 'add' })}
        onEdit={(id) => show({ kind: 'edit', id })}
        onShow={(id) => show({ kind: 'details', id })}
      />
      {open !== null && (
        <RecordDialog
          key={open.mode.kind === 'add' ? 'add' : `${open.mode.kind} ${open.mode.id}`}
          resource={resource}
          mode={open.mode}
          isResuming={open.isResuming}
          onSaved={(id, isNew) => list.send({ type: 'row.saved', id, isNew })}
          onGone={close}
        />
      )}
    </>
  );
}
