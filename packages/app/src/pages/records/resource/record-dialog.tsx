import type { RecordPlace } from '@evergreen/core/list-page';
import type { RecordActionsService } from '@evergreen/core/record-actions';
import type { Resource, ResourceValues } from '@evergreen/core/resources';
import { createRecordForm, type RecordFormMode, type RecordFormService } from '@evergreen/core/record-form';
import { useCore, useEmitted, useFacts, useOwnedService } from '@evergreen/react-ui/adapter';
import { RecordDetails, type RecordDetailsProps } from '@evergreen/react-ui/widgets/records/record-details';
import { RecordActionButtons } from '@evergreen/react-ui/widgets/records/record-actions';
import { RecordForm, type InputSlots } from '@evergreen/react-ui/widgets/records/record-form';
import { Skeleton } from 'antd';
import { lazy, Suspense, useCallback, useEffect, useRef, type ComponentType } from 'react';

import { useMarkedTab } from '../../../routing/use-marked-tab.ts';
import { PresenceNote } from './presence-note.tsx';

export interface RecordDialogProps {
  readonly resource: Resource;
  /** Inputs of the resource's own. */
  readonly inputs: InputSlots;
  /** What stands first in the details. */
  readonly summary: ComponentType<{ readonly id: string }> | null;
  readonly mode: RecordFormMode;
  /** First values of a new row. */
  readonly given: ResourceValues;
  readonly isResuming: boolean;
  /** Where the record stands in the list; null if the list does not show it. */
  readonly place: RecordPlace | null;
  /** The record was reached from another one. */
  readonly isStep: boolean;
  /** The user may read what was done to the record. */
  readonly hasHistory: boolean;
  /** The actions of the resource; null in a form. */
  readonly actions: RecordActionsService | null;
  /** The user may read the whole of masked values. */
  readonly canReveal: boolean;
  readonly onEdit: (() => void) | null;
  readonly onStep: (direction: -1 | 1) => void;
  readonly onSaved: (id: string, isNew: boolean) => void;
  /** The record went back to an earlier version. */
  readonly onRestored: (id: string) => void;
  /** The record was saved to be followed by a new one. */
  readonly onAddNext: () => void;
  /** The dialog has closed and faded out. */
  readonly onGone: () => void;
}

const HistoryPanel = lazy(async () => ({ default: (await import('./history-panel.tsx')).HistoryPanel }));

/** One row over the list: to add, to change or to read. */
export function RecordDialog({ resource, mode, given, ...rest }: RecordDialogProps) {
  const core = useCore();
  const open = useCallback(
    () => core.open((page) => createRecordForm({ ...page, resource, mode, given })),
    [core, resource, mode, given],
  );
  const form = useOwnedService(open);
  return form === null ? null : <OpenDialog {...rest} resource={resource} mode={mode} form={form} />;
}

function OpenDialog(props: Omit<RecordDialogProps, 'given'> & { readonly form: RecordFormService }) {
  const {
    resource,
    inputs,
    summary,
    mode,
    form,
    isResuming,
    place,
    isStep,
    actions,
    onEdit,
    onStep,
    onSaved,
    onAddNext,
    onGone,
  } = props;
  const isFollowed = useRef(false);
  useEmitted(form, (emitted) => {
    if (emitted.type !== 'form.saved') return;
    onSaved(emitted.row.id, emitted.isNew);
    if (isFollowed.current) onAddNext();
  });
  useResumedDraft(form, isResuming);
  const { isDirty, status } = useFacts(form);
  useMarkedTab(isDirty && status !== 'closed', true);
  return mode.kind === 'details' ? (
    <RecordDetails
      resource={resource}
      form={form}
      place={place}
      isStep={isStep}
      history={historyPanel(props)}
      canReveal={props.canReveal}
      summary={summaryOf(summary)}
      onEdit={onEdit}
      actions={actions === null ? null : <RecordActionButtons {...{ resource, form, actions }} />}
      onStep={onStep}
      onGone={onGone}
    />
  ) : (
    <RecordForm
      resource={resource}
      form={form}
      inputs={inputs}
      place={place}
      isStep={isStep}
      onStep={onStep}
      notice={mode.kind === 'edit' ? <PresenceNote resource={resource} id={mode.id} /> : null}
      onFollow={
        mode.kind === 'add'
          ? (isNext) => {
              isFollowed.current = isNext;
            }
          : null
      }
      onGone={onGone}
    />
  );
}

function summaryOf(Summary: RecordDialogProps['summary']): RecordDetailsProps['summary'] {
  return Summary === null ? null : (row) => <Summary id={row.id} />;
}

function historyPanel({
  resource,
  hasHistory,
  onRestored,
}: Omit<RecordDialogProps, 'given'>): RecordDetailsProps['history'] {
  if (!hasHistory) return null;
  return (row) => (
    <Suspense fallback={<Skeleton active title={false} />}>
      <HistoryPanel resource={resource} row={row} onRestored={({ id }) => onRestored(id)} />
    </Suspense>
  );
}

/** Takes the draft up as soon as the form can. */
function useResumedDraft(form: RecordFormService, isResuming: boolean): void {
  const { status, draft } = useFacts(form);
  const isReady = isResuming && status === 'editing' && draft !== null;
  useEffect(() => {
    if (isReady) form.send({ type: 'draft.restore' });
  }, [form, isReady]);
}
