import type { Resource } from '@evergreen/core/resources';
import type { RecordFormMode } from '@evergreen/core/record-form';
import { ResourceList } from '@evergreen/react-ui/widgets/records/resource-list';
import { useState } from 'react';

import { DraftNotice } from './draft-notice.tsx';
import { RecordDialog } from './record-dialog.tsx';
import { useAddressedList } from './use-addressed-list.ts';

/** What is open over the list. */
interface OpenRecord {
  readonly mode: RecordFormMode;
  /** The person came for a draft: it is taken up without being offered again. */
  readonly isResuming: boolean;
}

/** The page of any resource: its list, whose query lives in the address, and one row at a time over it. */
export function ResourcePage({ resource }: { readonly resource: Resource }) {
  const list = useAddressedList(resource);
  const [open, setOpen] = useState<OpenRecord | null>(null);
  if (list === null) return null;
  const show = (mode: RecordFormMode) => setOpen({ mode, isResuming: false });
  return (
    <>
      {open === null && <DraftNotice resource={resource} onResume={(mode) => setOpen({ mode, isResuming: true })} />}
      <ResourceList
        resource={resource}
        list={list}
        onAdd={() => show({ kind: 'add' })}
        onEdit={(id) => show({ kind: 'edit', id })}
        onShow={(id) => show({ kind: 'details', id })}
      />
      {open !== null && (
        <RecordDialog
          resource={resource}
          mode={open.mode}
          isResuming={open.isResuming}
          onSaved={(id, isNew) => list.send({ type: 'row.saved', id, isNew })}
          onGone={() => setOpen(null)}
        />
      )}
    </>
  );
}
