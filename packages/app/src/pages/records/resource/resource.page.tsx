import type { Resource } from '@evergreen/core/resources';
import { createListPreferences, type ListPreferencesService } from '@evergreen/core/list-preferences';
import { recordInAddress, recordPlace, withoutRecord, type ListPageService } from '@evergreen/core/list-page';
import { createRecordActions, type RecordActionsService } from '@evergreen/core/record-actions';
import type { RecordFormMode } from '@evergreen/core/record-form';
import { useCore, useEmitted, useFacts, useOwnedService } from '@evergreen/react-ui/adapter';
import { ResourceList } from '@evergreen/react-ui/widgets/records/resource-list';
import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { DraftNotice } from './draft-notice.tsx';
import { RecordDialog } from './record-dialog.tsx';
import type { ResourceSlots } from './resource-slots.types.ts';
import { useAddressedList } from './use-addressed-list.ts';

/** What is open over the list. */
interface OpenRecord {
  readonly mode: RecordFormMode;
  /** The person came for a draft: it is taken up without being offered again. */
  readonly isResuming: boolean;
  /** Reached from another record by 上一条 or 下一条. */
  readonly isStep: boolean;
}

export interface ResourcePageProps {
  readonly resource: Resource;
  readonly slots: ResourceSlots;
}

/**
 * The page of any resource: its list, whose query lives in the address, and one record at a time over it. An address may
 * name a record; it opens unless another one is open, so that a link never discards what is being edited.
 */
export function ResourcePage({ resource, slots }: ResourcePageProps) {
  const core = useCore();
  const openPreferences = useCallback(
    () => core.open((page) => createListPreferences({ ...page, resource })),
    [core, resource],
  );
  const preferences = useOwnedService(openPreferences);
  return preferences === null ? null : <ArrangedPage resource={resource} slots={slots} preferences={preferences} />;
}

function ArrangedPage({
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
  return list === null || actions === null ? null : <OpenPage {...{ resource, slots, preferences, list, actions }} />;
}

interface OpenPageProps extends ResourcePageProps {
  readonly preferences: ListPreferencesService;
  readonly list: ListPageService;
  readonly actions: RecordActionsService;
}

function OpenPage({ resource, slots, preferences, list, actions }: OpenPageProps) {
  useActedRows(list, actions);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [opened, setOpen] = useState<OpenRecord | null>(null);
  const addressed = recordInAddress(search);
  const open =
    opened ??
    (addressed === null
      ? null
      : { mode: { kind: 'details', id: addressed } as const, isResuming: false, isStep: false });
  const close = () => {
    setOpen(null);
    if (opened === null) void navigate(pathname + withoutRecord(search), { replace: true });
  };
  /** Another record in the place of the one that is open; a record of the address is closed with it. */
  const replace = (next: OpenRecord) => {
    setOpen(next);
    if (addressed !== null) void navigate(pathname + withoutRecord(search), { replace: true });
  };
  const show = useCallback((mode: RecordFormMode) => setOpen({ mode, isResuming: false, isStep: false }), []);
  const add = useCallback(() => show({ kind: 'add' }), [show]);
  const edit = useCallback((id: string) => show({ kind: 'edit', id }), [show]);
  const look = useCallback((id: string) => show({ kind: 'details', id }), [show]);
  return (
    <>
      {open === null && (
        <DraftNotice resource={resource} onResume={(mode) => setOpen({ mode, isResuming: true, isStep: false })} />
      )}
      <ResourceList
        resource={resource}
        list={list}
        preferences={preferences}
        actions={actions}
        onAdd={add}
        onEdit={edit}
        onShow={look}
      />
      <OpenDialogSlot slots={slots} actions={actions} />
      {open !== null && <ListedRecord {...{ resource, list, actions, open }} onReplace={replace} onGone={close} />}
    </>
  );
}

/** The dialog of an action that opens one. */
function OpenDialogSlot({ slots, actions }: { readonly slots: ResourceSlots; readonly actions: RecordActionsService }) {
  const { dialog } = useFacts(actions);
  const Dialog = dialog === null ? undefined : slots.dialogs?.[dialog.action];
  if (dialog === null || Dialog === undefined) return null;
  return (
    <Dialog
      label={dialog.label}
      rows={dialog.rows}
      onDone={(ids) => actions.send({ type: 'dialog.done', ids })}
      onClose={() => actions.send({ type: 'action.cancel' })}
    />
  );
}

interface ListedRecordProps {
  readonly resource: Resource;
  readonly list: ListPageService;
  readonly actions: RecordActionsService;
  readonly open: OpenRecord;
  readonly onReplace: (next: OpenRecord) => void;
  readonly onGone: () => void;
}

/** Deletions can be undone, and rows that an action changed are read anew. */
function useActedRows(list: ListPageService, actions: RecordActionsService): void {
  useEmitted(list, (emitted) => {
    if (emitted.type === 'rows.removed')
      actions.send({ type: 'undo.offer', undo: { action: null, rows: emitted.rows, text: emitted.text } });
  });
  useEmitted(actions, (emitted) => {
    if (emitted.type !== 'rows.changed') return;
    const [id] = emitted.ids;
    if (emitted.ids.length === 1 && id !== undefined) return list.send({ type: 'row.saved', id, isNew: false });
    list.send({ type: 'selection.clear' });
    list.send({ type: 'list.refresh' });
  });
}

/** The open record with what the list knows of it: whether it may be edited, and its neighbours. */
function ListedRecord({ resource, list, actions, open, onReplace, onGone }: ListedRecordProps) {
  const { mode, isResuming, isStep } = open;
  const facts = useFacts(list);
  useEmitted(list, (emitted) => {
    if (emitted.type === 'neighbour.found')
      onReplace({
        mode: { kind: mode.kind === 'edit' ? 'edit' : 'details', id: emitted.id },
        isResuming: false,
        isStep: true,
      });
  });
  const id = mode.kind === 'add' ? null : mode.id;
  const [addedCount, setAddedCount] = useState(0);
  // Details that an action or a restore changed are read anew.
  const [changedCount, setChangedCount] = useState(0);
  useEmitted(actions, (emitted) => {
    if (emitted.type === 'rows.changed' && id !== null && emitted.ids.includes(id)) setChangedCount(changedCount + 1);
  });
  const mayEdit = facts.permitted.edit.decision === 'show';
  return (
    <RecordDialog
      key={`${mode.kind} ${id ?? addedCount} ${changedCount}`}
      resource={resource}
      mode={mode}
      isResuming={isResuming}
      place={id === null ? null : recordPlace(facts, id)}
      isStep={isStep || changedCount > 0}
      hasHistory={facts.permitted.history.decision === 'show'}
      actions={mode.kind === 'details' ? actions : null}
      onEdit={
        id !== null && mayEdit
          ? () => onReplace({ mode: { kind: 'edit', id }, isResuming: false, isStep: false })
          : null
      }
      onStep={(direction) => {
        if (id !== null) list.send({ type: 'neighbour.find', id, direction });
      }}
      onSaved={(saved, isNew) => list.send({ type: 'row.saved', id: saved, isNew })}
      onRestored={(restored) => {
        list.send({ type: 'row.saved', id: restored, isNew: false });
        setChangedCount(changedCount + 1);
      }}
      onAddNext={() => {
        setAddedCount(addedCount + 1);
        onReplace({ mode: { kind: 'add' }, isResuming: false, isStep: true });
      }}
      onGone={onGone}
    />
  );
}
