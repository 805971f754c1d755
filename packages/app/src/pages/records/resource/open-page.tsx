import type { PageFacts, ResourcePageService } from '@evergreen/core/records/page';
import type { RecordActionsService } from '@evergreen/core/records/actions';
import type { RelatedLink } from '@evergreen/core/records/list';
import type { ResourceRow, ResourceValues } from '@evergreen/core/resources';
import { useFacts, useSelectedFacts } from '@evergreen/react-ui/adapter';
import { ResourceList } from '@evergreen/react-ui/widgets/records/resource-list';
import { lazy, Suspense, type ComponentType } from 'react';

import { lazyPage } from '../../../routing/lazy-page.ts';
import { useLoadAhead } from '../../../routing/use-load-ahead.ts';
import { DraftNotice } from './draft-notice.tsx';
import { ListViews } from './list-views.tsx';
import { PageBelow } from './page-below.ts';
import type { DialogSlotProps, ResourceSlots } from './resource-slots.types.ts';

/** Fetched when the list has come to rest, so that a record opens at once. */
const LazyRecordDialog = lazyPage(async () => (await import('./record-dialog.tsx')).RecordDialog);

const RecycleBinDrawer = lazy(async () => ({
  default: (await import('./recycle-bin-drawer.tsx')).RecycleBinDrawer,
}));

const ReviewDrawer = lazy(async () => ({ default: (await import('./review-drawer.tsx')).ReviewDrawer }));

const FieldSettingOverlay = lazy(async () => ({
  default: (await import('@evergreen/react-ui/widgets/records/field-setting')).FieldSettingOverlay,
}));

const EditTableDrawer = lazy(async () => ({
  default: (await import('./edit-table-drawer.tsx')).EditTableDrawer,
}));

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

export interface OpenPageProps {
  readonly slots: ResourceSlots;
  readonly page: ResourcePageService;
  /** Values that every row has. */
  readonly given: ResourceValues;
  readonly relatedRows: RelatedViews;
}

const recordOf = ({ record }: PageFacts) => record;
const overlayOf = ({ overlay }: PageFacts) => overlay;

/** A list with one record or one overlay at a time over it. What opens is read below: the list is not rendered with it. */
export function OpenPage(props: OpenPageProps) {
  const { slots, page, relatedRows } = props;
  const { resource } = page;
  useLoadAhead(LazyRecordDialog);
  return (
    <PageBelow value={page}>
      <DraftNotice {...{ resource, page }} />
      <ListViews {...{ resource, page }} relatedList={relatedRows.list} beside={slots.beside}>
        <ResourceList page={page} />
      </ListViews>
      <OpenOverlay {...props} />
      <OpenDialogSlot slots={slots} actions={page.actions} relatedList={relatedRows.list} />
      <OpenRecord {...{ slots, page }} relatedList={relatedRows.list} />
    </PageBelow>
  );
}

interface OpenRecordProps extends Pick<OpenPageProps, 'slots' | 'page'> {
  readonly relatedList: RelatedViews['list'];
}

function OpenRecord({ slots, page, relatedList }: OpenRecordProps) {
  const { resource } = page;
  const record = useSelectedFacts(page, recordOf);
  return record === null ? null : (
    <Suspense fallback={null}>
      <LazyRecordDialog key={record.key} {...{ resource, slots, page, record, relatedList }} />
    </Suspense>
  );
}

function OpenOverlay({ page, given, relatedRows: { drawer: RelatedDrawer } }: OpenPageProps) {
  const { resource } = page;
  const overlay = useSelectedFacts(page, overlayOf);
  const onGone = () => page.send({ type: 'overlay.close' });
  switch (overlay?.kind) {
    case undefined:
      return null;
    case 'bin':
      return (
        <Suspense fallback={null}>
          <RecycleBinDrawer resource={resource} fixed={given} onGone={onGone} />
        </Suspense>
      );
    case 'review':
      return (
        <Suspense fallback={null}>
          <ReviewDrawer page={page} onGone={onGone} />
        </Suspense>
      );
    case 'table':
      return (
        <Suspense fallback={null}>
          <EditTableDrawer {...{ resource, page, onGone }} rows={overlay.rows} />
        </Suspense>
      );
    case 'setting':
      return (
        <Suspense fallback={null}>
          <FieldSettingOverlay {...{ page, onGone }} ids={overlay.ids} />
        </Suspense>
      );
    case 'related':
      return (
        <Suspense fallback={null}>
          <RelatedDrawer
            link={overlay.link}
            row={overlay.row}
            name={String(overlay.row[resource.labelField] ?? '')}
            onGone={onGone}
          />
        </Suspense>
      );
  }
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
