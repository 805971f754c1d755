import { createRecordDossier, type RecordDossierService } from '@evergreen/core/records/history';
import type { PageRecord, ResourcePageService } from '@evergreen/core/records/page';
import type { Resource } from '@evergreen/core/resources';
import { useCore, useFacts, useOwnedService, useMarkedTab } from '@evergreen/react-ui/adapter';
import { RecordDetails, type RecordDetailsProps } from '@evergreen/react-ui/widgets/records/record-details';
import { RecordActionButtons } from '@evergreen/react-ui/widgets/records/record-actions';
import { RecordForm } from '@evergreen/react-ui/widgets/records/record-form';
import { Skeleton } from 'antd';
import { lazy, Suspense, useCallback, useEffect, useRef } from 'react';

import { PresenceNote } from './presence-note.tsx';
import type { DialogSlotProps, ResourceSlots } from './resource-slots.types.ts';

export interface RecordDialogProps {
  readonly resource: Resource;
  readonly slots: ResourceSlots;
  readonly page: ResourcePageService;
  readonly record: PageRecord;
  readonly relatedList: DialogSlotProps['relatedList'];
}

const HistoryPanel = lazy(async () => ({ default: (await import('./history-panel.tsx')).HistoryPanel }));

/** One row over the list: to add, to change or to read. */
export function RecordDialog(props: RecordDialogProps) {
  const { resource, slots, page, record, relatedList } = props;
  const { mode, form, place, isStep } = record;
  const { isDirty, status, row } = useFacts(form);
  useMarkedTab(isDirty && status !== 'closed', true);
  const shared = {
    resource,
    form,
    place,
    isStep,
    onStep: (direction: -1 | 1) => page.send({ type: 'record.step', direction }),
    onGone: () => page.send({ type: 'record.close' }),
  };
  const dossier = useDossier(resource, mode.kind === 'details' ? mode.id : null, row?.version);
  return mode.kind === 'details' ? (
    <RecordDetails
      {...shared}
      history={historyPanel(props)}
      dossier={dossier === null ? null : { dossier, relatedList }}
      canReveal={record.canReveal}
      summary={summaryOf(slots.summary)}
      onEdit={record.canEdit ? () => page.send({ type: 'record.open', mode: { kind: 'edit', id: mode.id } }) : null}
      actions={<RecordActionButtons {...{ resource, form }} actions={page.actions} />}
    />
  ) : (
    <RecordForm
      {...shared}
      inputs={slots.inputs ?? {}}
      notice={mode.kind === 'edit' ? <PresenceNote resource={resource} id={mode.id} /> : null}
      onFollow={mode.kind === 'add' ? (isFollowed) => page.send({ type: 'record.follow', isFollowed }) : null}
    />
  );
}

/** What stands around the record that is read, read again with each newer version; null for none. */
function useDossier(resource: Resource, id: string | null, version: number | undefined): RecordDossierService | null {
  const core = useCore();
  const owned = useOwnedService(
    useCallback(() => {
      const dossier =
        id === null || resource.hasDossier !== true
          ? null
          : core.open((page) => createRecordDossier({ ...page, resource, id }));
      return { dossier, dispose: () => dossier?.dispose() };
    }, [core, resource, id]),
  );
  const dossier = owned?.dossier ?? null;
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== version) dossier?.send({ type: 'dossier.refresh' });
    seen.current = version;
  }, [dossier, version]);
  return dossier;
}

function summaryOf(Summary: ResourceSlots['summary']): RecordDetailsProps['summary'] {
  return Summary === undefined ? null : (row) => <Summary id={row.id} />;
}

function historyPanel({ resource, page, record }: RecordDialogProps): RecordDetailsProps['history'] {
  if (!record.hasHistory) return null;
  return (row) => (
    <Suspense fallback={<Skeleton active title={false} />}>
      <HistoryPanel resource={resource} row={row} onRestored={({ id }) => page.send({ type: 'record.restored', id })} />
    </Suspense>
  );
}
