import type { Area } from '@evergreen/core/areas';
import type { RecordFormMode } from '@evergreen/core/record-form';
import { AreaList } from '@evergreen/react-ui/widgets/records/resource-list';
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

/** The page of any area: its list, whose query lives in the address, and one row at a time over it. */
export function AreaPage({ area }: { readonly area: Area }) {
  const list = useAddressedList(area);
  const [open, setOpen] = useState<OpenRecord | null>(null);
  if (list === null) return null;
  const show = (mode: RecordFormMode) => setOpen({ mode, isResuming: false });
  return (
    <>
      {open === null && <DraftNotice area={area} onResume={(mode) => setOpen({ mode, isResuming: true })} />}
      <AreaList
        area={area}
        list={list}
        onAdd={() => show({ kind: 'add' })}
        onEdit={(id) => show({ kind: 'edit', id })}
        onShow={(id) => show({ kind: 'details', id })}
      />
      {open !== null && (
        <RecordDialog
          area={area}
          mode={open.mode}
          isResuming={open.isResuming}
          onSaved={(id, isNew) => list.send({ type: 'row.saved', id, isNew })}
          onGone={() => setOpen(null)}
        />
      )}
    </>
  );
}
