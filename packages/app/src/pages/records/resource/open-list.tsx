import type { ListPageService } from '@evergreen/core/list-page';
import { recordPlace } from '@evergreen/core/list-page';
import type { ListPreferencesService } from '@evergreen/core/list-preferences';
import type { RecordActionsService } from '@evergreen/core/record-actions';
import type { RecordFormMode } from '@evergreen/core/record-form';
import { relatedLinks, type RelatedLink } from '@evergreen/core/related-records';
import type { Resource, ResourceRow, ResourceValues } from '@evergreen/core/resources';
import { useCore, useEmitted, useFacts } from '@evergreen/react-ui/adapter';
import { ResourceList } from '@evergreen/react-ui/widgets/records/resource-list';
import { lazy, Suspense, useCallback, useContext, useState, type ComponentType } from 'react';

import { DraftNotice } from './draft-notice.tsx';
import { ListBelow } from './list-below.ts';
import { ListViews } from './list-views.tsx';
import { RecordDialog } from './record-dialog.tsx';
import type { DialogSlotProps, ResourceSlots } from './resource-slots.types.ts';
import { useActedRows } from './use-acted-rows.ts';
import { useTreeMove } from './use-tree-move.ts';

const RecycleBinDrawer = lazy(async () => ({
  default: (await import('./recycle-bin-drawer.tsx')).RecycleBinDrawer,
}));

const EditTableDrawer = lazy(async () => ({
  default: (await import('./edit-table-drawer.tsx')).EditTableDrawer,
}));

/** What is open over the list. */
interface OpenRecord {
  readonly mode: RecordFormMode;
  /** The person came for a draft: it is taken up without being offered again. */
  readonly isResuming: boolean;
  /** Reached from another record by 上一条 or 下一条. */
  readonly isStep: boolean;
  /** First values of a new row, beside those of the list. */
  readonly given?: ResourceValues;
}

/** Shows the rows of another resource that refer to one row. */
export interface RelatedRowsProps {
  readonly link: RelatedLink;
  /** The row that is referred to, and what people call it. */
  readonly row: ResourceRow;
  readonly name: string;
  readonly onGone: () => void;
}

/** What shows the rows that refer to one row: over the list, or inside of something that is open already. */
export interface RelatedViews {
  readonly drawer: ComponentType<RelatedRowsProps>;
  readonly list: DialogSlotProps['relatedList'];
}

export interface OpenListProps {
  /** As its rows are read and written. */
  readonly resource: Resource;
  /** As its list is drawn. */
  readonly listed: Resource;
  readonly slots: ResourceSlots;
  readonly preferences: ListPreferencesService;
  readonly list: ListPageService;
  readonly actions: RecordActionsService;
  /** First values of a new row. */
  readonly given: ResourceValues;
  readonly relatedRows: RelatedViews;
  /** The record that the address names; null for none. */
  readonly addressed: string | null;
  /** Takes the record out of the address. */
  readonly onLeaveRecord: () => void;
}

/**
 * A list with one record at a time over it. The record of an address opens unless another one is open, so that a link
 * never discards what is being edited.
 */
export function OpenList(props: OpenListProps) {
  const { resource, listed, slots, preferences, list, actions, given, addressed, onLeaveRecord } = props;
  const { drawer: RelatedDrawer, list: relatedList } = props.relatedRows;
  useActedRows(list, actions);
  const move = useTreeMove(resource, list, actions);
  const { permit } = useCore();
  const readAgain = useCallback(() => list.send({ type: 'rows.changed' }), [list]);
  const tellBelow = useContext(ListBelow);
  useEmitted(list, (emitted) => {
    if (emitted.type === 'rows.written') tellBelow();
  });
  const [opened, setOpen] = useState<OpenRecord | null>(null);
  const [related, setRelated] = useState<OpenRelated | null>(null);
  const [isBinOpen, setIsBinOpen] = useState(false);
  const [changes, setChanges] = useState(0);
  const [edited, setEdited] = useState<readonly ResourceRow[] | null>(null);
  const open =
    opened ??
    (addressed === null
      ? null
      : { mode: { kind: 'details', id: addressed } as const, isResuming: false, isStep: false });
  const close = () => {
    setOpen(null);
    setChanges(changes + 1);
    if (opened === null) onLeaveRecord();
  };
  /** Another record in the place of the one that is open; a record of the address is closed with it. */
  const replace = (next: OpenRecord) => {
    setOpen(next);
    if (addressed !== null) onLeaveRecord();
  };
  const addBelow = (row: ResourceRow, tree: Resource['tree']) =>
    setOpen({
      mode: { kind: 'add' },
      isResuming: false,
      isStep: false,
      given: { ...given, [tree?.parent ?? '']: row.id },
    });
  const show = (mode: RecordFormMode) => setOpen({ mode, isResuming: false, isStep: false });
  return (
    <ListBelow value={readAgain}>
      {open === null && (
        <DraftNotice resource={resource} onResume={(mode) => setOpen({ mode, isResuming: true, isStep: false })} />
      )}
      <ListViews
        {...{ resource, list, relatedList, changes }}
        beside={slots.beside}
        onAdd={() => show({ kind: 'add' })}
        onAddBelow={(row) => addBelow(row, resource.tree)}
        onEdit={(id) => show({ kind: 'edit', id })}
      >
        <ResourceList
          resource={listed}
          list={list}
          preferences={preferences}
          actions={actions}
          related={relatedLinks(resource, permit)}
          onRelated={(link, row) => setRelated({ link, row })}
          onAdd={() => show({ kind: 'add' })}
          {...(resource.tree === undefined ? {} : { onAddBelow: (row) => addBelow(row, resource.tree) })}
          {...(move === null ? {} : { move })}
          onEdit={(id) => show({ kind: 'edit', id })}
          onEditTable={setEdited}
          onShow={(id) => show({ kind: 'details', id })}
          onBin={() => setIsBinOpen(true)}
        />
      </ListViews>
      {isBinOpen && (
        <Suspense fallback={null}>
          <RecycleBinDrawer resource={resource} fixed={given} onGone={() => setIsBinOpen(false)} />
        </Suspense>
      )}
      {edited !== null && (
        <Suspense fallback={null}>
          <EditTableDrawer resource={resource} rows={edited} onGone={() => setEdited(null)} />
        </Suspense>
      )}
      <OpenDialogSlot slots={slots} actions={actions} relatedList={relatedList} />
      {related !== null && (
        <Suspense fallback={null}>
          <RelatedDrawer
            {...related}
            name={String(related.row[resource.labelField] ?? '')}
            onGone={() => setRelated(null)}
          />
        </Suspense>
      )}
      {open !== null && (
        <ListedRecord {...{ resource, slots, list, actions, open, given }} onReplace={replace} onGone={close} />
      )}
    </ListBelow>
  );
}

interface OpenRelated {
  readonly link: RelatedLink;
  readonly row: ResourceRow;
}

interface OpenDialogSlotProps {
  readonly slots: ResourceSlots;
  readonly actions: RecordActionsService;
  readonly relatedList: RelatedViews['list'];
}

/** The dialog of an action that opens one. */
function OpenDialogSlot({ slots, actions, relatedList }: OpenDialogSlotProps) {
  const { dialog } = useFacts(actions);
  const Dialog = dialog === null ? undefined : slots.dialogs?.[dialog.action];
  if (dialog === null || Dialog === undefined) return null;
  return (
    <Dialog
      label={dialog.label}
      rows={dialog.rows}
      onDone={(ids) => actions.send({ type: 'dialog.done', ids })}
      onClose={() => actions.send({ type: 'action.cancel' })}
      relatedList={relatedList}
    />
  );
}

interface ListedRecordProps {
  readonly resource: Resource;
  readonly slots: ResourceSlots;
  readonly list: ListPageService;
  readonly actions: RecordActionsService;
  readonly open: OpenRecord;
  readonly given: ResourceValues;
  readonly onReplace: (next: OpenRecord) => void;
  readonly onGone: () => void;
}

/** The open record with what the list knows of it: whether it may be edited, and its neighbours. */
function ListedRecord({ resource, slots, list, actions, open, given, onReplace, onGone }: ListedRecordProps) {
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
      inputs={slots.inputs ?? {}}
      summary={slots.summary ?? null}
      mode={mode}
      given={open.given ?? given}
      isResuming={isResuming}
      place={id === null ? null : recordPlace(facts, id)}
      isStep={isStep || changedCount > 0}
      hasHistory={facts.permitted.history.decision === 'show'}
      canReveal={facts.permitted.reveal.decision === 'show'}
      actions={mode.kind === 'details' ? actions : null}
      onEdit={
        id !== null && mayEdit
          ? () => onReplace({ mode: { kind: 'edit', id }, isResuming: false, isStep: false })
          : null
      }
      onStep={(direction) => {
        if (id !== null) list.send({ type: 'neighbour.find', id, direction });
      }}
      onSaved={(saved, isNew) => {
        const above = open.given?.[resource.tree?.parent ?? ''];
        if (isNew && typeof above === 'string') list.send({ type: 'branch.open', id: above });
        list.send({ type: 'row.saved', id: saved, isNew });
      }}
      onRestored={(restored) => {
        list.send({ type: 'row.saved', id: restored, isNew: false });
        setChangedCount(changedCount + 1);
      }}
      onAddNext={() => {
        setAddedCount(addedCount + 1);
        onReplace({ ...open, mode: { kind: 'add' }, isResuming: false, isStep: true });
      }}
      onGone={onGone}
    />
  );
}
